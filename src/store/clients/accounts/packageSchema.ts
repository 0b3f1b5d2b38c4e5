import type { InferType } from 'yup';
import {
  ACCOUNTS,
  DEVICE_MODELS,
  BILLED_DEVICE_TYPES,
  GST_CHOICES,
  PAYMENT_METHODS,
  PLANS,
  type GstChoice,
  type Plan,
} from './account';
import { PACKAGE_DEFAULTS } from './packageDefaults';
import { choice } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { givenText } from '@/store/kit/typed/typedText';
import { count, typedRupees } from '@/store/kit/typed/typedNumber';

/** The models of a device type; none while it is not chosen. */
export function modelsOf(type: unknown): readonly string[] {
  const known = BILLED_DEVICE_TYPES.find((one) => one === type);
  return known ? DEVICE_MODELS[known] : [];
}

const plan = (preset: Plan) => choice(PLANS, 'Plan is required.').default(preset);
const gst = (preset: GstChoice) => choice(GST_CHOICES, 'GST option is required.').default(preset);

/** What step 3 of the wizard asks; amounts in rupees. */
export const packageFields = {
  deviceType: choice(BILLED_DEVICE_TYPES, 'Device type is required.'),
  model: givenText('Model is required.')
    .required('Model is required.')
    // A model of another device type counts as not chosen, as the field shows none then.
    .when('deviceType', ([type], model) => model.oneOf(modelsOf(type), 'Model is required.')),
  account: choice(ACCOUNTS, 'Account is required.'),
  paymentMethod: choice(PAYMENT_METHODS, 'Payment method is required.').default(PACKAGE_DEFAULTS.paymentMethod),
  hardware: typedRupees('Hardware').required('Hardware value required.'),
  hardwareGstIncluded: gst(PACKAGE_DEFAULTS.hardwareGstIncluded),
  installation: typedRupees('Installation').required('Installation value required.'),
  installationGstIncluded: gst(PACKAGE_DEFAULTS.installationGstIncluded),
  hardwareOnLease: typedRupees('Hardware on Lease').required('Hardware lease required.'),
  leasePlan: plan(PACKAGE_DEFAULTS.leasePlan),
  leaseMonths: count('Lease Months').max(999, 'Lease Months can be at most 999.').required('Months required.'),
  leaseGstIncluded: gst(PACKAGE_DEFAULTS.leaseGstIncluded),
  subscription: typedRupees('Subscription').required('Subscription required.'),
  subscriptionPlan: plan(PACKAGE_DEFAULTS.subscriptionPlan),
  subscriptionGstIncluded: gst(PACKAGE_DEFAULTS.subscriptionGstIncluded),
};

/** Step 3 of the wizard. */
export const packageSchema = record(packageFields);

export type PackageValues = InferType<typeof packageSchema>;
