import { expect, test } from 'vitest';
import { keepsKey, partsADay } from '@/office/sms/smsSettings';
import { smsSettingsSchema, smsTemplateSchema } from '@/office/sms/smsSettingsSchema';
import { templateOf } from '@/office/sms/smsTemplates';
import { messages } from '../../support/messages';

const template = (text: string) => ({ templateId: '1107160000000000001', text });
const valuesOf = (registered: string, text: string) => templateOf([template(registered)], text)?.values;

test('a text fits the registered one that it is, but for the variables', () => {
  expect(valuesOf('Your OTP is {#var#}, till {#var#}. (Konkan+)', 'Your OTP is 123456, till 15:40. (Konkan+)')).toEqual(
    ['123456', '15:40'],
  );
  expect(valuesOf('Paid Rs {#numeric#}', 'Paid Rs 1,250.00')).toEqual(['1,250.00']);
  expect(valuesOf('Thank you', 'Thank you')).toEqual([]);
  const two = [template('One {#var#}'), { ...template('Two {#var#}'), templateId: '2' }];
  expect(templateOf(two, 'Two ways')?.template.templateId).toBe('2');
});

test('of many variables side by side it is known at once whether a text fits', () => {
  const many = '{#var#}'.repeat(12);
  expect(valuesOf(`${many}.`, 'a '.repeat(120))).toBeUndefined();
  expect(valuesOf(`${many}.`, `${'a '.repeat(120)}.`)?.join('')).toBe('a '.repeat(120));
});

test('a text fits none where a word differs, or a variable is too long or of another kind', () => {
  for (const text of ['Your OTP is 1', 'your OTP is 1.', ' Your OTP is 1.', `Your OTP is ${'1'.repeat(31)}.`])
    expect(valuesOf('Your OTP is {#var#}.', text)).toBeUndefined();
  expect(valuesOf('Paid Rs {#numeric#}', 'Paid Rs lots')).toBeUndefined();
});

test('a registered text has the variables that there are', () => {
  const wrong = (text: string) => messages(smsTemplateSchema, template(text)).text;
  expect(wrong('OTP {#var#} {#alphanumeric#}')).toBeUndefined();
  expect(wrong('OTP {#otp#}')).toBe('{#otp#} is no variable: write {#var#}, or a typed one such as {#numeric#}.');
  expect(messages(smsTemplateSchema, { templateId: 'abc', text: '' })).toEqual({
    templateId: 'Template Id has digits only, mostly 19.',
    text: 'Text is required.',
  });
});

test('who sends is told with what is wrong', () => {
  const good = { provider: 'MSG91', entityId: '1101400000000000001', header: 'KONKAN' };
  expect(messages(smsSettingsSchema, good)).toEqual({});
  expect(messages(smsSettingsSchema, { ...good, entityId: 'x', header: 'KONKAN-S' })).toEqual({
    entityId: 'Entity Id has digits only, mostly 19.',
    header: 'Header has 3 to 6 letters, or 6 digits, as it is registered.',
  });
  expect(messages(smsSettingsSchema, { ...good, provider: 'Other' })).toEqual({ url: 'Address is required.' });
  const other = { ...good, provider: 'Other', url: 'http://sms.example.com/{to}', headers: 'no colon' };
  expect(messages(smsSettingsSchema, other)).toEqual({
    url: 'Address must begin with https://, so that nobody reads the key on its way; http:// does for a server in your own network.',
    headers: 'Each line of Headers is a name, a colon and what it says, such as Accept: text/plain.',
  });
});

test('a kept key stays for its own provider only', () => {
  const other = { provider: 'Other' as const, entityId: '1', header: 'KONKAN', url: 'https://sms.in/send?to={to}' };
  expect(keepsKey(other, { ...other, url: 'https://sms.in/v2' })).toBe(true);
  expect(keepsKey(other, { ...other, url: 'https://sms.example.in/v2' })).toBe(false);
  expect(keepsKey(other, { ...other, provider: 'MSG91' })).toBe(false);
  expect(keepsKey(undefined, other)).toBe(false);
});

test.each([
  [{ partPrice: '0.18', budgetADay: '500', mostAnHour: '200', atNight: 'Goes' }, {}],
  [{ budgetADay: '500' }, { partPrice: 'Price of a Part is required where there is a budget.' }],
  [{ partPrice: '0' }, { partPrice: 'Price of a Part must be more than 0.' }],
  [{ partPrice: '180' }, { partPrice: 'Price of a Part is in rupees: at most 100.' }],
  [{ budgetADay: '-1', partPrice: '1' }, { budgetADay: 'Budget a Day cannot be negative.' }],
  [{ mostAnHour: '1.5' }, { mostAnHour: 'Parts an Hour at Most must be a whole number.' }],
])('the limits %j are told with what is wrong', (limits, wrong) => {
  const good = { provider: 'MSG91', entityId: '1101400000000000001', header: 'KONKAN' };
  expect(messages(smsSettingsSchema, { ...good, ...limits })).toEqual(wrong);
});

test('a budget pays for whole parts', () => {
  expect(partsADay({ partPrice: 0.1, budgetADay: 0.3 })).toBe(3);
  expect(partsADay({ partPrice: 0.18, budgetADay: 1 })).toBe(5);
  expect(partsADay({ partPrice: 0.18, budgetADay: 0 })).toBe(0);
  expect(partsADay({ partPrice: 0.18 })).toBeUndefined();
});
