// Takes a mail apart as it went over the line: its parts, each with its content.
/** A part of a mail, with its content as it was before it went. */
export interface MimePart {
  head: string;
  content: Buffer;
}

const decoded = (head: string, body: string): Buffer => {
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return Buffer.from(body, 'base64');
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) return Buffer.from(body);
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1');
};

/** The parts of a mail that hold something, whatever they lie in, in their order. */
export function mimeParts(mail: string): MimePart[] {
  const begin = mail.indexOf('\r\n\r\n');
  const head = mail.slice(0, begin).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = mail.slice(begin + 4);
  const boundary = /^Content-Type: multipart\/.*boundary="?([^";]+)"?/im.exec(head)?.[1];
  if (boundary === undefined) return [{ head, content: decoded(head, body) }];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => mimeParts(part.replace(/^\r\n/, '')));
}
