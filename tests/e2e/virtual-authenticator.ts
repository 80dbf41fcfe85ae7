import type { CDPSession, Page } from "@playwright/test";

interface Traits {
  hasResidentKey?: boolean;
  isUserVerified?: boolean;
}

/** Chromium's own authenticator, as a phone or a computer has one; `leave` takes it away again. */
export async function addAuthenticator(page: Page, traits: Traits = {}) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true, ...traits },
    },
  });
  return {
    client: client as CDPSession,
    authenticatorId,
    leave: async () => {
      await client.send("WebAuthn.disable");
      await client.detach();
    },
  };
}
