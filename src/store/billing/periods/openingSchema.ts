import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** The form in which a closed month is opened again. */
export const openingAgainSchema = record({ why: line('Reason') });
