import { templateOf, withEnding, wordsOf } from '@/office/sms/smsTemplates';
import { otpExamples } from '@/store/billing/templates/otpText';
import type { WithTemplates } from '@/store/billing/templates/template';
import type { KeptSms } from './keptSms';

/** With fewer words of its own nothing is known by a text, as anything would be one. */
const LEAST_WORDS = 3;

/** The registered texts by which OTPs went, or go by what tells them now: of several that a text fits it goes by the first. */
export async function otpTextsOf(
  kept: Pick<KeptSms, 'read' | 'templates' | 'wentAsOtp'>,
  state: WithTemplates,
): Promise<readonly string[]> {
  const { settings } = await kept.read();
  const templates = await kept.templates();
  const mayGo = otpExamples(state).flatMap(
    (text) => templateOf(templates, withEnding(settings, text))?.template.text ?? [],
  );
  const ending = settings?.ending ?? '';
  return [...new Set([...(await kept.wentAsOtp.all()), ...mayGo])].filter(
    (text) =>
      wordsOf(ending !== '' && text.endsWith(ending) ? text.slice(0, -ending.length) : text).size >= LEAST_WORDS,
  );
}
