import { factCheck } from '@/store/factCheck';
import { choice } from '@/store/fieldRules';
import { identity, list, part } from '@/store/rowRules';
import type { HandoverStep } from './received';
import { handoverVerified } from './receivedSlice';

const from = choice<HandoverStep>(['pending', 'accepted'], 'Its step is none of those known.');

/** What the facts of the received devices say. */
export const receivedFacts = [factCheck(handoverVerified, part('It', { ids: list(identity), from }))];
