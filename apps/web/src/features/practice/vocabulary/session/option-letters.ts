/** The letter that an option is chosen by. */
export function letterOf(place: number): string {
  return String.fromCharCode("A".charCodeAt(0) + place);
}
