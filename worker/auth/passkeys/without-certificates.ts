// What `wrangler.toml` puts in the place of the libraries by which @simplewebauthn/server reads certificates. We ask for
// no attestation, so that none comes, and they would be a tenth of the Worker. A new version of the library that asks
// for another name fails when the Worker is bundled.

/** Names of which nothing is used without certificates. */
export const {
  AuthorityKeyIdentifierExtension,
  BasicConstraints,
  Certificate,
  CRLDistributionPointsExtension,
  ECParameters,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyDescription,
  id_ce_subjectAltName,
  id_ecdsaWithSHA256,
  id_ecdsaWithSHA384,
  id_ecdsaWithSHA512,
  id_ecPublicKey,
  id_ml_dsa_44,
  id_ml_dsa_65,
  id_ml_dsa_87,
  id_rsaEncryption,
  id_secp256r1,
  id_secp384r1,
  id_sha1WithRSAEncryption,
  id_sha256WithRSAEncryption,
  id_sha384WithRSAEncryption,
  id_sha512WithRSAEncryption,
  KeyDescription,
  OctetString,
  RSAPublicKey,
  SubjectAlternativeName,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509ChainBuilder,
  X509Crl,
} = {} as Record<string, undefined>;

/** The part of the browser's library that the Worker's copy of the login page names and never runs. */
export const { startAuthentication, startRegistration, WebAuthnError } = {} as Record<string, undefined>;

/** Names the one kind of ASN.1 value that is read: an ECDSA signature, which is a sequence of two integers. */
export const ECDSASigValue = "ECDSA-Sig-Value";

export const AsnParser = {
  /** The integers `r` and `s`, big-endian, as they stand there. Their lengths fit into a byte each: P-256 and P-384. */
  parse(bytes: Uint8Array, kind: unknown): { r: Uint8Array; s: Uint8Array } {
    const [sequence, length] = bytes;
    if (kind !== ECDSASigValue || sequence !== 0x30 || length !== bytes.length - 2) throw unreadable();
    const r = readInteger(bytes, 2);
    const s = readInteger(bytes, 4 + r.length);
    if (bytes.length !== 6 + r.length + s.length) throw unreadable();
    return { r, s };
  },
};

function readInteger(bytes: Uint8Array, at: number): Uint8Array {
  const [integer, length = 0] = bytes.subarray(at);
  const value = bytes.subarray(at + 2, at + 2 + length);
  if (integer !== 0x02 || length === 0 || length > 0x7f || value.length !== length) throw unreadable();
  return value;
}

const unreadable = () =>
  new Error("Certificates and their like are not read, and this is no ECDSA signature");
