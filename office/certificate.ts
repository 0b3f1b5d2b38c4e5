import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SpokenError } from '@/journal/kit/plainWords';

/** The paths of a certificate and of its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What `read` makes of a file; a SpokenError names the file where that is none of it. */
function madeOf<Made>(path: string, what: string, read: (bytes: Buffer) => Made): Made {
  try {
    return read(readFileSync(path));
  } catch (error) {
    throw new SpokenError(`${path} is no ${what} that can be read: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * The certificate with its key, as a server takes them.
 * @throws {SpokenError} where one of them cannot be read, or the key is another certificate's
 */
export function readCertificate({ cert, key }: Certificate): { cert: Buffer; key: Buffer } {
  const certificate = madeOf(cert, 'certificate (PEM)', (bytes) => new X509Certificate(bytes));
  const own = madeOf(key, 'key (PEM)', createPrivateKey);
  if (!certificate.checkPrivateKey(own))
    throw new SpokenError(`The key in ${key} is not that of the certificate in ${cert}.`);
  return { cert: readFileSync(cert), key: readFileSync(key) };
}
