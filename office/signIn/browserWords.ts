type Named = readonly [name: string, sign: RegExp];

/** The first one that fits counts: most browsers say that they are others as well. */
const BROWSERS: readonly Named[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly Named[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (text: string, names: readonly Named[]) => names.find(([, sign]) => sign.test(text))?.[0];

/** Which browser says that of itself, in words such as "Chrome on Windows"; it may say whatever it likes. */
export function browserWords(userAgent: string): string {
  const said = userAgent.slice(0, 500);
  const browser = nameIn(said, BROWSERS) ?? 'Another program';
  const system = nameIn(said, SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
