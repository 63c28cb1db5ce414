import type { SignInPlace } from "@lexiquant/contract";
import { createContext, type ReactNode, use } from "react";
import type { StoredUser } from "./token-store.ts";

export type AuthState =
  | { readonly status: "signed-out" }
  | { readonly status: "logging-in" }
  | { readonly status: "signed-in"; readonly user: StoredUser };

export interface Auth {
  readonly state: AuthState;
  /** The user's name, or null while there is none: links to practice hang on it. */
  readonly name: string | null;
  readonly logout: () => void;
  /** The identity provider's own button. */
  readonly signInButton: (place: SignInPlace) => ReactNode;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in. What provides it lives in a feature; screens of other features need only this. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error("useAuth needs an AuthContext above it");
  return auth;
}
