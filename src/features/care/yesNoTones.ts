import type { YesNo } from '@/store/kit/yesNo';
import type { Tone } from '@/ui/Badge';

/** The colours of a Yes and of a No in the lists of this area. */
export const YES_NO_TONES: Record<YesNo, Tone> = { Yes: 'green', No: 'grey' };
