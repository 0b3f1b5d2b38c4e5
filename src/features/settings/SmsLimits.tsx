import { Input } from 'antd';
import type { InferType } from 'yup';
import { formatCount } from '@/format';
import { AT_NIGHT } from '@/office/sending';
import { PARTS_AN_HOUR } from '@/office/sms/smsSettings';
import type { smsSettingsSchema } from '@/office/sms/smsSettingsSchema';
import { WordRadios } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';

const Field = fieldsOf<InferType<typeof smsSettingsSchema>>();

/** The fields of what SMS cost, and when they go. */
export const SmsLimits = () => (
  <FormGrid>
    <Field name="partPrice" label="Price of a Part" hint="In rupees, such as 0.18">
      <Input inputMode="decimal" autoComplete="off" />
    </Field>
    <Field name="budgetADay" label="Budget a Day" hint="In rupees: the rest goes the next day, OTPs go all the same">
      <Input inputMode="decimal" autoComplete="off" />
    </Field>
    <Field
      name="mostAnHour"
      label="Parts an Hour at Most"
      hint={`The rest goes in the next hour, OTPs go all the same; without a number ${formatCount(PARTS_AN_HOUR)}`}
    >
      <DigitsInput />
    </Field>
    <Field name="atNight" label="At Night" hint="From 21:00 to 9:00: what is no OTP waits for the morning">
      <WordRadios label="At Night" choices={AT_NIGHT} />
    </Field>
  </FormGrid>
);
