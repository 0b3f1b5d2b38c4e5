import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factCreators } from '../support/people';

/** What gives a fact to be said, and which. */
const MAKERS: Readonly<Record<string, string>> = {
  vendorFrom: 'vendorAdded',
  resetting: 'businessReplaced',
  emptying: 'businessReplaced',
  restoring: 'businessReplaced',
};
/**
 * Files whose facts are named elsewhere: those of the bill editor and of the list of accounts are made before they are said, as
 * their toasts tell which bills came of them, that of a proforma invoice too, as its page opens then, those of an edit and an import in the noun's own
 * dialog, what happens to a device in happenings.ts, the steps of a subscription in
 * subscriptionActions.ts, what replaces all data in the dialogs that ask for it, and an Undo goes by what it takes back.
 */
const NAMELESS = [
  'src/features/devices/HappeningDialog.tsx',
  'src/parts/subscriptions/SubscriptionDialog.tsx',
  'src/parts/letters/LetterWay.tsx',
  'src/features/sales/BillForm.tsx',
  'src/features/sales/ProformaScreen.tsx',
  'src/features/sales/useAccountActions.ts',
  'src/parts/importing/useTaking.ts',
  'src/features/sales/billRun/useWaiving.tsx',
  'src/parts/replacing/ReplaceDialog.tsx',
  'src/parts/useTakingBack.ts',
  // Their dialog goes on with the message that was written down.
  'src/features/messages/useSendMessage.ts',
  // Their toasts tell the number of the challan that they offered.
  'src/features/stock/HandoverForm.tsx',
  'src/features/stock/useSubmit.ts',
];

const sources = ['features', 'layouts', 'parts', 'routes']
  .flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map((path) => `src/${room}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({
    path,
    area: path.split('/').slice(0, 3).join('/'),
    code: readFileSync(path, 'utf8').replaceAll(/^import [^;]+;$/gm, ''),
  }));

const factOf = (name: string) => MAKERS[name] ?? name;
const called = (code: string) =>
  [...code.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => factOf(name)).filter((name) => name in factCreators);
/** A fact's creator that is named and not called tells a button, a dialog or a column what it does. */
const told = (code: string) =>
  [...code.matchAll(/\b(\w+)\b(?!\()/g)].map(([, name = '']) => name).filter((name) => name in factCreators);

const said = sources.flatMap(({ path, area, code }) => called(code).map((fact) => ({ fact, area, path })));

test('screens say facts', () => {
  expect(new Set(said.map(({ fact }) => fact)).size).toBeGreaterThan(20);
});

test.each(said)('$fact, said in $path, is told to a button of its area', ({ fact, area }) => {
  const inArea = sources.filter((source) => source.area === area);
  expect(inArea.flatMap(({ code }) => told(code))).toContain(fact);
});

describe('what is said is known by its name', () => {
  const saying = sources.filter(({ path, code }) => /\bsay\(/.test(code) && !NAMELESS.includes(path));

  test.each(saying)('in $path', ({ code }) => {
    const first = [...code.matchAll(/\bsay\((?:await )?(?:dispatch\()?(\w+)/g)].map(([, name = '']) => name);
    expect(first.filter((name) => !(factOf(name) in factCreators))).toEqual([]);
  });
});
