import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withPolicy } from '../../../office/policyTable';

const file = resolve('docs/office.md');

// npx vitest run tests/store/business/policyTable.test.ts -u writes it anew.
test('docs/office.md says of every fact who may say it, as the policy does', async () => {
  await expect(withPolicy(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
});

test('a text without a place for the policy is none that it can stand in', () => {
  expect(() => withPolicy('# The office')).toThrow('There is no place for the policy');
});
