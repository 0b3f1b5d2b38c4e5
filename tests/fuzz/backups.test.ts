import fc from 'fast-check';
import { strFromU8, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { tableOfPart } from '@/store/backups/backupFormat';
import { readBackup } from '@/store/backups/backupReading';
import { backupBytes } from '@/store/backups/backupWriting';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { edited, fileOf, task } from '../support/backups';
import { damaged, ODD_PARTS } from '../support/crafted';
import { damagedBytes, damages } from '../support/damage';
import { everyNoun } from '../support/everyNoun';
import { everyScreen } from '../support/screens';

const whole = await fileOf(
  backupBytes({ at: '2026-11-21T10:00:00.000Z', by: 'Asha', business: everyNoun() }, undefined, task()),
);
const bytes = new Uint8Array(await whole.arrayBuffer());
const REFUSED =
  /^SpokenError: This (file is not a Trackyard backup|backup (is damaged|cannot be read|holds more).*)\.$/;

/** What is wrong with what becomes of a backup, in words. */
async function faults(file: Blob): Promise<string[]> {
  try {
    const { business } = await readBackup(file, task());
    everyScreen(business);
    return checkedBusiness(business).leftOut.map(({ reason }) => reason);
  } catch (error) {
    return REFUSED.test(String(error)) ? [] : [String(error)];
  }
}

test('a backup with damaged bytes is refused in a sentence, or reads as a business that fits', async () => {
  await fc.assert(
    fc.asyncProperty(damages, async (all) => {
      expect(await faults(new Blob([damagedBytes(bytes, all)]))).toEqual([]);
    }),
  );
});

test('a backup that somebody rewrote with right checksums is refused in a sentence, or read without what does not fit', async () => {
  const part = fc.oneof(fc.constantFrom(...ODD_PARTS), fc.jsonValue());
  const parts = fc.array(part, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(parts, fc.infiniteStream(fc.nat()), async (all, dice) => {
      const crafted = await edited(
        whole,
        (files, manifest) => {
          const names = Object.keys(files).filter((name) => tableOfPart(name) !== undefined);
          for (const one of all) {
            const name = names[dice.next().value % names.length] ?? '';
            const lines = strFromU8(files[name] ?? strToU8('')).split('\n');
            const place = dice.next().value % lines.length;
            const row = damaged(JSON.parse(lines[place] ?? 'null') as unknown, one, dice);
            files[name] = strToU8(lines.with(place, JSON.stringify(row)).join('\n'));
          }
          if (dice.next().value % 4 === 0) Object.assign(manifest, damaged(manifest, all[0], dice));
        },
        'forged',
      );
      expect(await faults(crafted)).toEqual([]);
    }),
  );
});
