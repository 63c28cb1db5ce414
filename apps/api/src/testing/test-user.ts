import { type SignInResponse, signInResponseSchema } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

/** Somebody who has signed in, and calls with an access token. */
export interface TestUser {
  readonly userId: UserId;
  readonly signedIn: SignInResponse;
  readonly headers: { readonly authorization: string };
  inject(call: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Signs in through the local identity provider; one name is one person. */
export async function signIn(app: FastifyInstance, name: string): Promise<TestUser> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@example.org`;
  const issued = await app.inject({
    method: "POST",
    url: "/dev/identity/token",
    payload: { name, email },
  });
  const { credential: token } = issued.json<{ credential: string }>();
  const answer = await app.inject({
    method: "POST",
    url: "/api/users/auth/google/",
    payload: { token },
  });
  const signedIn = signInResponseSchema.parse(answer.json());
  const headers = { authorization: `Bearer ${signedIn.token.access_token}` };
  return {
    userId: signedIn.user.id,
    signedIn,
    headers,
    inject: (call) => app.inject({ ...call, headers: { ...headers, ...call.headers } }),
  };
}
