import { expect, test } from 'vitest';
import { pastedMobile } from '@/store/kit/typed/mobile';

test.each([
  ['+91 98200 12345', '9820012345'],
  ['919820012345', '9820012345'],
  ['09820012345', '9820012345'],
  ['98200-12345', '9820012345'],
  ['9198200123', '9198200123'],
])('a pasted mobile number %j becomes %j', (pasted, kept) => expect(pastedMobile(pasted)).toBe(kept));
