import { waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { focusHeading } from "./focus-heading.ts";

afterEach(() => document.body.replaceChildren());

function showContent(): HTMLElement {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main><button>Menu</button>';
  const content = document.getElementById("content");
  if (content === null) throw new Error("the content is there");
  return content;
}

it("waits at the content for a heading that comes late", async () => {
  const content = showContent();
  focusHeading();
  expect(document.activeElement).toBe(content);
  content.innerHTML = "<p>Loading</p>";
  content.innerHTML = '<h1 tabindex="-1">Lessons</h1>';
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Lessons"));
});

it("leaves the focus to whoever has moved it meanwhile", async () => {
  const content = showContent();
  focusHeading();
  const button = document.querySelector("button");
  button?.focus();
  content.innerHTML = '<h1 tabindex="-1">Lessons</h1>';
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(document.activeElement).toBe(button);
});
