/** Makes the compiler prove that a union was handled completely; throws if data slipped past the types. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
