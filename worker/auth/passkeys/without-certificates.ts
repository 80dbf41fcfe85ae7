// `wrangler.toml` replaces the certificate libraries of @simplewebauthn/server with this module. The site requests no
// attestation, so it never receives certificates, and the libraries would be a tenth of the Worker. If a new version of
// the library imports another name, bundling fails.

/** Imported by the library, but unused without certificates. */
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

/** Browser functions that the server bundle of the login page imports but never calls. */
export const { startAuthentication, startRegistration, WebAuthnError } = {} as Record<string, undefined>;

/** The only ASN.1 type that is parsed: an ECDSA signature, a sequence of two integers. */
export const ECDSASigValue = "ECDSA-Sig-Value";

export const AsnParser = {
  /** The integers `r` and `s`, big-endian and unchanged. Each length fits into one byte for P-256 and P-384. */
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
