import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** The form in which a proposed credit is waived. */
export const waivingSchema = record({ why: line('Reason') });
