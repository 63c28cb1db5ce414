/**
 * The browser's half of the local identity provider: the same `google.accounts.id` that Google's script
 * brings, so the web application does not know the difference. Kept as text because it runs as a file of
 * its own, without a build. It obeys the content security policy: no inline script, styles set by property.
 * Every edge, ground and colour is set here, since the page's own styles take the browser's away.
 */
export const CLIENT_SCRIPT = `"use strict";
(() => {
  const tokenUrl = new URL("/dev/identity/token", document.currentScript.src);
  let settings = null;
  let openDialog = null;

  const LIGHT = { scheme: "light", ground: "#ffffff", field: "#ffffff", ink: "#17203a", edge: "#868b9c", fill: "#2f45a8", onFill: "#ffffff" };
  const DARK = { scheme: "dark", ground: "#1a1f29", field: "#12151c", ink: "#e9ecf4", edge: "#6f7b94", fill: "#8ea2ff", onFill: "#12151c" };

  function pageColours() {
    return document.documentElement.classList.contains("dark") ? DARK : LIGHT;
  }

  function element(name, properties, children) {
    const { style, ...rest } = properties;
    const node = Object.assign(document.createElement(name), rest);
    Object.assign(node.style, style);
    node.append(...(children ?? []));
    return node;
  }

  function field(label, properties) {
    const { ink, edge, field: background } = pageColours();
    const input = element("input", {
      ...properties,
      required: true,
      style: { font: "inherit", fontWeight: "400", padding: "0.5rem 0.625rem", minHeight: "44px", width: "100%", boxSizing: "border-box",
        border: "1px solid " + edge, borderRadius: "0.5rem", background, color: ink },
    });
    const style = { display: "grid", gap: "0.25rem", fontWeight: "600" };
    return { input, row: element("label", { style }, [label, input]) };
  }

  async function requestCredential(person) {
    const answer = await fetch(tokenUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
    if (!answer.ok) throw new Error("The name or the e-mail address was not accepted.");
    return (await answer.json()).credential;
  }

  function closeDialog() {
    if (openDialog === null) return;
    const dialog = openDialog;
    openDialog = null;
    dialog.close();
    dialog.remove();
  }

  function showDialog(selectedBy) {
    if (settings === null) throw new Error("google.accounts.id.initialize() was not called.");
    if (openDialog !== null) return;
    const colours = pageColours();
    const name = field("Name", { name: "name", autocomplete: "name", maxLength: 200 });
    const email = field("E-mail", { name: "email", type: "email", autocomplete: "email", maxLength: 320 });
    const problem = element("p", { role: "alert", style: { margin: "0", minHeight: "1.5em" } });
    const buttonStyle = { font: "inherit", padding: "0.5rem 1rem", minHeight: "44px", cursor: "pointer",
      border: "1px solid " + colours.edge, borderRadius: "0.5rem", background: colours.ground, color: colours.ink };
    const filledStyle = { ...buttonStyle, fontWeight: "600", border: "1px solid " + colours.fill, background: colours.fill, color: colours.onFill };
    const cancel = element("button", { type: "button", textContent: "Cancel", style: buttonStyle });
    const proceed = element("button", { type: "submit", textContent: "Continue", style: filledStyle });
    const buttons = element("div", { style: { display: "flex", gap: "0.75rem", justifyContent: "flex-end" } }, [cancel, proceed]);
    const title = element("h2", { id: "local-sign-in-title", textContent: "Local sign-in", style: { margin: "0", fontSize: "1.25rem" } });
    const notice = element("p", {
      id: "local-sign-in-notice",
      textContent: "This is the local identity provider of this installation. It is not Google, and it checks nothing: say who you are.",
      style: { margin: "0" },
    });
    const form = element("form", { style: { display: "grid", gap: "1rem" } }, [title, notice, name.row, email.row, problem, buttons]);
    const dialog = element("dialog", {
      style: { width: "min(24rem, calc(100vw - 2rem))", boxSizing: "border-box", padding: "1.5rem", borderRadius: "0.75rem",
        border: "1px solid " + colours.edge, background: colours.ground, color: colours.ink, colorScheme: colours.scheme, font: "1rem/1.5 system-ui, sans-serif", textAlign: "start", margin: "auto" },
    }, [form]);
    dialog.setAttribute("aria-labelledby", title.id);
    dialog.setAttribute("aria-describedby", notice.id);
    cancel.addEventListener("click", closeDialog);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      closeDialog();
    });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      problem.textContent = "";
      proceed.disabled = true;
      try {
        const credential = await requestCredential({ name: name.input.value, email: email.input.value });
        const { callback, client_id: clientId } = settings;
        closeDialog();
        callback({ credential, select_by: selectedBy, clientId });
      } catch (error) {
        problem.textContent = error instanceof TypeError ? "The server does not answer." : error.message;
      } finally {
        proceed.disabled = false;
      }
    });
    openDialog = dialog;
    document.body.append(dialog);
    dialog.showModal();
  }

  function renderButton(parent, options = {}) {
    const compact = options.size === "medium" || options.size === "small";
    const button = element("button", {
      type: "button",
      textContent: compact ? "Sign in" : "Continue with local sign-in",
      style: { font: "500 0.9375rem/1.25 system-ui, sans-serif", minHeight: "40px", padding: compact ? "0 0.75rem" : "0 1rem", borderRadius: "20px",
        border: "1px solid #747775", background: "#fff", color: "#1f1f1f", cursor: "pointer", whiteSpace: "nowrap" },
    });
    if (compact) button.setAttribute("aria-label", "Sign in: local sign-in");
    if (options.width) button.style.minWidth = Number(options.width) + "px";
    button.addEventListener("click", () => {
      options.click_listener?.();
      showDialog("btn");
    });
    parent.replaceChildren(button);
  }

  const id = {
    initialize(configuration) {
      settings = configuration;
    },
    renderButton,
    prompt() {
      showDialog("user");
    },
    cancel: closeDialog,
    disableAutoSelect() {},
  };
  window.google = { ...window.google, accounts: { ...window.google?.accounts, id } };
})();
`;
