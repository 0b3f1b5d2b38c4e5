import { describe, expect, test } from 'vitest';
import { isNamedIn } from '../../../../office/feeds/readableContents';
import { businessOf } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { closingOf } from '@/store/care/scheduling/closing';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import type { ClosingDraft } from '@/store/care/scheduling/closingDraft';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import { jobClosed } from '@/store/facts/jobs';
import { done } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const ON = '2026-11-21';
const image = (name: string) => ({ hash: `hash-of-${name}`, name, type: 'image/jpeg', size: 1_000 });
const [PHOTO, DRAWING] = [image('meter.jpg'), image('Signature.png')];

const opened = () => {
  const store = createStore(smallBusiness);
  const job = () => {
    const found = store.getState().jobs.entities['job-5'];
    if (!found) throw new Error('There is no job 5.');
    return found;
  };
  return { store, job, context: selectClosingContext(store.getState()) };
};
const draft = (changes: Partial<ClosingDraft> = {}): ClosingDraft => ({
  lines: [
    { workDone: 'Not Done', vehicleId: 'quiet-2', vehicleNo: 'MH 12 AB 1002', remark: 'No key.', photos: [PHOTO] },
  ],
  signedBy: 'Meera Joshi',
  drawing: DRAWING,
  used: [],
  ...changes,
});

describe('a visit that a client signed', () => {
  test('is kept with photos and signature, each with its day and who went, and can be taken back', () => {
    const { store, job, context } = opened();
    const before = businessOf(store.getState());
    const closing = closingOf(context, job(), draft(), { on: ON, identity: () => 'new-1' });
    const { undo } = done(store.dispatch(jobClosed(closing)));
    expect(job()).toMatchObject({
      outcomes: [{ vehicleId: 'quiet-2', photos: [PHOTO] }],
      signatures: [{ by: 'Meera Joshi', drawing: DRAWING, on: ON, installerId: 'installer-1' }],
    });
    // Whoever reads the job may read its files.
    const after = businessOf(store.getState());
    expect([PHOTO, DRAWING].map(({ hash }) => isNamedIn(after, hash))).toEqual([true, true]);
    expect(undo?.().done).toBe(true);
    expect(businessOf(store.getState()).jobs).toEqual(before.jobs);
  });

  test('needs no drawing where a name is typed, and none of it where nobody signs', () => {
    const { job, context } = opened();
    const closed = (changes: Partial<ClosingDraft>) =>
      closingOf(context, job(), draft(changes), { on: ON, identity: () => 'new-1' }).signed;
    expect(closed({ drawing: undefined })).toEqual({ by: 'Meera Joshi' });
    expect(closed({ drawing: undefined, signedBy: undefined })).toBeUndefined();
  });
});

test.each([
  ['a drawing that nobody has a name for', { signedBy: ' ' }, 'Signed By is required with a signature.'],
  ['a drawing that is no file', { drawing: 'me' }, 'Draw the signature again.'],
  [
    'more photos than are kept',
    { lines: [{ ...draft().lines[0], photos: Array.from('1234567', image) }] },
    'At most 6 photos of a vehicle.',
  ],
  [
    'a photo that is still being taken',
    { lines: [{ ...draft().lines[0], photos: ['taking'] }] },
    'Wait for the photo, or choose it again.',
  ],
])('the form of a visit refuses %s', (_what, changes, message) => {
  const { job, context } = opened();
  const schema = closingSchema(context, job(), ON, 'en');
  expect(() => schema.validateSync({ ...draft(), ...changes }, { abortEarly: false })).toThrow(
    expect.objectContaining({ errors: [message] }) as Error,
  );
});
