/** A sheet over the page is for who asks for it; a panel beside the question is in nobody's way. */
export function hasRoomBeside(): boolean {
  return !window.matchMedia("(width < 1200px)").matches;
}
