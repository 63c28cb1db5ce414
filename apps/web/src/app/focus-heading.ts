/**
 * Puts the focus at the first heading, or at the content until there is one: a screen and its data may still be loading.
 * Whoever has moved the focus meanwhile keeps it. Gives back how to stop waiting.
 */
export function focusHeading(): () => void {
  const content = document.getElementById("content");
  if (content === null) return () => undefined;
  content.focus({ preventScroll: true });
  const attempt = () => {
    if (document.activeElement === content) {
      // No effect on the heading of a screen that is being left: it is hidden by then.
      content.querySelector("h1")?.focus({ preventScroll: true });
    }
    if (document.activeElement !== content) observer.disconnect();
  };
  const observer = new MutationObserver(attempt);
  observer.observe(content, { childList: true, subtree: true });
  attempt();
  return () => observer.disconnect();
}
