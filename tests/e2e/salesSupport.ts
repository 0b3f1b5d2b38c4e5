import type { Page } from '@playwright/test';
import { choose } from './support';

type Values = Record<string, string>;

async function fill(page: Page, values: Values) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Fills step 1 of the wizard; `change` says otherwise for some fields. */
export async function fillClient(page: Page, { State: state = 'Maharashtra', ...change }: Values = {}) {
  await fill(page, {
    'First Name': 'Meera',
    'Last Name': 'Joshi',
    'Email Address': 'meera@konkan-fleet.example',
    'Mobile Number': '9820099887',
    'Company Name': 'Konkan Fleet',
    Address: '4 Link Road, Mumbai 400064',
    ...change,
  });
  await choose(page, 'State', state);
  await choose(page, 'Potential', 'High');
}

/** Fills step 2 of the wizard; `change` says otherwise for some fields. */
export async function fillBilling(page: Page, change: Values = {}) {
  await fill(page, {
    'Billing Name': 'Konkan Fleet Ltd',
    'Account Number': '123456789012',
    'GST Number': '27AAPFU0939F1ZV',
    'PAN Number': 'AAPFU0939F',
    'Billing Address': '4 Link Road, Mumbai 400064',
    Email: 'accounts@konkan-fleet.example',
    ...change,
  });
}

/** Fills step 3 of the wizard. */
export async function fillPackage(page: Page) {
  await choose(page, 'Device Type', 'Laptop');
  await choose(page, 'Model', 'MacBook Pro');
  await choose(page, 'Account', 'Account B');
  await fill(page, {
    Hardware: '5000',
    Installation: '500',
    'Hardware on Lease': '0',
    'Lease Months': '12',
    Subscription: '1180',
  });
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
