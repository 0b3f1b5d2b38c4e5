import { isObject } from '@/journal/kit/isObject';

/** What a signed QR code says of its document, as far as we compare it. */
interface QrData {
  irn?: unknown;
  docNo?: string | undefined;
  gstin?: unknown;
  total?: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** What stands in the middle of a signed text (a JWT), whose signature is the portal’s to check. */
function payloadOf(signed: string): unknown {
  const [, middle = ''] = signed.split('.');
  try {
    const bytes = Uint8Array.from(
      atob(middle.replaceAll('-', '+').replaceAll('_', '/')),
      (one) => one.codePointAt(0) ?? 0,
    );
    return parsed(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a signed QR code says; undefined where it cannot be read. */
export function qrDataOf(signed: string): QrData | undefined {
  const payload = payloadOf(signed);
  const data = isObject(payload) && typeof payload.data === 'string' ? parsed(payload.data) : undefined;
  if (!isObject(data)) return undefined;
  const { Irn: irn, DocNo: docNo, SellerGstin: gstin, TotInvVal: total } = data;
  return { irn, docNo: typeof docNo === 'string' ? docNo : undefined, gstin, total };
}
