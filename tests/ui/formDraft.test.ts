import { expect, test } from 'vitest';
import { array, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { draftKept, draftName, draftsSlice, recalledDrafts, type Drafted } from '@/store/browser/draftsSlice';
import { fieldsIn, keptFitting, keptOver, goesOnWithout } from '@/ui/formDraft';
import { keptVisit, picturesIn, visitToKeep } from '@/store/care/scheduling/visitToKeep';
import { everySchema } from '../support/schemas';

/** What comes back of what stood in a form from this browser's storage. */
function recalled(form: Drafted, values: object): object {
  const name = draftName(form);
  const kept = recalledDrafts(JSON.parse(JSON.stringify(draftsSlice.reducer({}, draftKept(name, values)))));
  return kept[name]?.typed ?? {};
}
const comesBack = (schema: ObjectSchema<AnyObject>, form: Drafted, values: object) =>
  keptFitting(schema, recalled(form, values));

const emptied = (right: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(right).map(([field, value]) => [field, Array.isArray(value) ? [] : value]));

/** A challan has none of its own: its draft is read by the stock; and a visit's keeps its pictures apart. */
const SCHEMA_OF: Record<Exclude<Drafted, 'handover' | 'close-visit'>, string> = {
  'add-vendor': 'vendorSchema',
  'request-stock': 'requestSchema',
  'edit-bill': 'billSchema',
  'care-stock': 'careRequestSchema',
  'raise-service': 'serviceSchema',
  'raise-request': 'jobSchema',
  requisition: 'requisitionSchema',
  receive: 'manifestSchema',
  company: 'companySchema',
  deactivate: 'deactivationSchema',
};
const drafted = Object.entries(SCHEMA_OF).flatMap(([form, name]) => {
  const known = everySchema[name];
  return known ? [{ form: form as Drafted, ...known }] : [];
});

test('every form that keeps a draft has a schema', () => expect(drafted).toHaveLength(Object.keys(SCHEMA_OF).length));

test.each(drafted)('all that $form holds comes back, and so do lists that were emptied', ({ form, schema, right }) => {
  expect(comesBack(schema, form, right)).toEqual(right);
  expect(comesBack(schema, form, emptied(right))).toEqual(emptied(right));
});

test('of a visit all comes back but pictures whose bytes are gone, and what was counted beside the goods that are in the bag by now', () => {
  const { schema, right } = everySchema.closingSchema ?? {};
  if (!schema || !right) throw new Error('A visit has a schema.');
  const [line = {}] = right.lines as object[];
  const typed = {
    lines: [{ ...line, remark: 'Under the dash', photos: [photo('a'), 'taking', photo('b')] }],
    signedBy: 'Asha',
    drawing: photo('c'),
    used: [{ id: 'wire', qty: '2' }, { id: 'gone', qty: '1' }, { id: 'relay' }],
  };
  const kept = recalled('close-visit', visitToKeep(typed));
  const { photos: _photos, ...rest } = line as { photos?: unknown };
  expect(picturesIn(kept).map(({ hash }) => hash)).toEqual(['a', 'b', 'c']);
  const bins = [{ id: 'relay' }, { id: 'new' }, { id: 'wire' }];
  expect(keptVisit(kept, bins, new Set())).toMatchObject({ lines: [{ ...rest, remark: 'Under the dash' }] });
  expect(keptFitting(schema, keptVisit(kept, bins, new Set(['b', 'c'])))).toEqual({
    drawing: photo('c'),
    lines: [{ ...rest, remark: 'Under the dash', photos: [photo('b')] }],
    signedBy: 'Asha',
    used: [{ id: 'relay' }, { id: 'new' }, { id: 'wire', qty: '2' }],
  });
  expect(keptVisit({ used: 'nonsense', lines: ['no line'] }, [], new Set())).toEqual({ used: [], lines: ['no line'] });
});

test('a field that was emptied comes back empty, whatever its form begins with; what is no field of it does not come back', () => {
  const schema = object({ name: string(), total: string() });
  expect(keptFitting(schema, { name: ['Asha'], address: 'Pune' })).toStrictEqual({ total: undefined });
});

const photo = (hash: string) => ({ hash, name: 'Front.jpg', type: 'image/jpeg', size: 9 });

test('a draft leaves the photos that its rows have got meanwhile, and nothing else of these', () => {
  const schema = object({ lines: array(object({ plate: string(), why: string() })), signedBy: string() });
  const standing = {
    lines: [{ plate: 'MH 1', why: 'x', photos: [photo('a')] }, { photos: [] }, { plate: 'MH 3' }],
    drawing: photo('b'),
  };
  const kept = { lines: [{ plate: 'MH 12' }, { plate: 'MH 2' }], signedBy: 'Asha' };
  expect(keptOver(schema, kept, standing)).toStrictEqual({
    lines: [{ plate: 'MH 12', photos: [photo('a')] }, { plate: 'MH 2' }],
    signedBy: 'Asha',
  });
});

test('photos that were taken before a draft is taken up stand beside those of the draft, each once', () => {
  const schema = object({ lines: array(object({ plate: string() })) });
  const kept = { lines: [{ plate: 'MH 12', photos: [photo('a'), photo('b')] }] };
  const standing = { lines: [{ plate: 'MH 1', photos: [photo('b'), photo('c')] }] };
  expect(keptOver(schema, kept, standing)).toStrictEqual({
    lines: [{ plate: 'MH 12', photos: [photo('a'), photo('b'), photo('c')] }],
  });
});

test.each<[string, boolean, readonly object[], object, object]>([
  ['a photo', false, [{ lines: [{ photos: [photo('a')] }] }], {}, { lines: [{ photos: [photo('a')] }] }],
  ['a signature', false, [{ drawing: photo('a') }], {}, { drawing: photo('a') }],
  [
    'a photo and a key in a second field',
    true,
    [{ drawing: photo('a') }, { signedBy: 'A' }],
    {},
    { drawing: photo('a'), signedBy: 'A' },
  ],
  ['a stray key', false, [{ name: 'n' }], {}, { name: 'n' }],
  [
    'a stray key into what stood there',
    false,
    [{ address: '12 Old Rxoad' }],
    { address: '12 Old Road' },
    { address: '12 Old Rxoad' },
  ],
  ['a stray key over what stood there', false, [{ address: 'x' }], { address: '12 Old Road' }, { address: 'x' }],
  ['one other choice', false, [{ paid: true }], { paid: false }, { paid: true }],
  ['a word in one field', true, [{ name: 'Metr' }], { phone: '' }, { name: 'Metr' }],
  [
    'a word in a row',
    true,
    [{ rows: [undefined, { name: 'Wire' }] }],
    { rows: [{}, {}] },
    { rows: [{}, { name: 'Wire' }] },
  ],
  ['a key in a second field', true, [{ name: 'n' }, { phone: '9' }], {}, { name: 'n', phone: '9' }],
  [
    'a key in a second row',
    true,
    [{ rows: [{ name: 'W' }] }, { rows: [undefined, { name: 'R' }] }],
    {},
    { rows: [{ name: 'W' }, { name: 'R' }] },
  ],
])('%s goes on without the draft that is offered: %s', (_what, goesOn, edits, before, now) => {
  const edited = new Set(edits.flatMap((changed) => fieldsIn(changed).map(([path]) => path)));
  expect(goesOnWithout(edited, before, now)).toBe(goesOn);
});
