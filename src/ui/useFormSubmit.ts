import type { FormInstance } from 'antd';
import { startTransition, use, useEffect, useEffectEvent, useState, useRef } from 'react';
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { refreshErrors, showErrors } from './formErrors';
import { TextLinks } from './linkedText';

/** Values as a form may start with: anything may still be missing, in the rows of a list as well, and words be typed as one text. */
export type Unfilled<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly (infer Row)[]
    ? Unfilled<Row>[] | (Row extends string ? string : never)
    : Values[Name] | undefined;
};

export interface FormSubmit<Schema extends ObjectSchema<AnyObject>> {
  schema: Schema;
  /**
   * Gets the cast values once all of them are valid. A rejection is shown above the fields; after it, or the answer
   * `false`, which somebody else gave the reason of, they keep their values, but for those that it was given to `show`.
   */
  onSubmit: (values: InferType<Schema>, show: (values: Unfilled<InferType<Schema>>) => void) => unknown;
  /** Told when a submit begins and ends, for a submit button outside the form. */
  onBusy?: ((busy: boolean) => void) | undefined;
}

/**
 * Submits a form validated whole; `taken` is called when it was taken. There is no second submit before the page shows what came
 * of the first: maybe another screen.
 */
export function useFormSubmit<Schema extends ObjectSchema<AnyObject>>(
  form: FormInstance,
  { schema, onSubmit, onBusy }: FormSubmit<Schema>,
  taken: () => void,
) {
  const tell = use(TextLinks);
  const [notices, setNotices] = useState<string[]>([]);
  const submitting = useRef(false);
  const [answered, setAnswered] = useState(0);
  const release = useEffectEvent(() => {
    submitting.current = false;
    onBusy?.(false);
  });
  useEffect(() => {
    if (answered > 0) release();
  }, [answered]);

  const attempt = async () => {
    try {
      const values = await schema.validate(form.getFieldsValue(true), { abortEarly: false });
      const answer = await onSubmit(values, (shown) => form.setFieldsValue(shown));
      setNotices([]);
      if (answer !== false) taken();
    } catch (error) {
      if (ValidationError.isError(error)) setNotices(showErrors(form, error, tell));
      else setNotices([error instanceof Error ? error.message : String(error)]);
    }
  };
  const submit = async () => {
    if (submitting.current) return;
    submitting.current = true;
    onBusy?.(true);
    await attempt();
    // A navigation is shown by a transition, and this is shown with it.
    startTransition(() => setAnswered((count) => count + 1));
  };
  return {
    /** What is said above the fields. */
    notices,
    /** Says all that is said in the words that the schema has now. */
    retell: async () => {
      const isAnySaid = form.getFieldsError().some(({ errors }) => errors.length > 0) || notices.length > 0;
      const others = isAnySaid ? await refreshErrors(form, schema, tell) : [];
      setNotices((shown) => (shown.length > 0 && others.length > 0 ? others : shown));
    },
    submit,
  };
}
