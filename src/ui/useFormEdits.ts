import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { fieldsIn, goesOnWithout, keptOver, type FormDraft } from './formDraft';
import { clearErrors } from './formErrors';
import type { PutField } from './formScope';
import type { Unfilled } from './useFormSubmit';

interface FormEdits<Schema extends ObjectSchema<AnyObject>> {
  schema: Schema;
  /** What the form begins with. */
  begun: object;
  onEdit: ((values: Unfilled<InferType<Schema>>) => void) | undefined;
  draft: FormDraft | undefined;
}

/** What an edit of a form does, by whom or by what it is made; and the draft that is offered until an edit or an answer settles it. */
export function useFormEdits<Schema extends ObjectSchema<AnyObject>>(
  form: FormInstance,
  { schema, begun, onEdit, draft }: FormEdits<Schema>,
) {
  const [isAnswered, setAnswered] = useState(false);
  const offered = isAnswered ? undefined : draft?.kept;
  const typedPaths = useRef(new Set<string>());
  const standing = () => form.getFieldsValue(true) as Unfilled<InferType<Schema>>;

  const edited = (changed: unknown, isTyped = true) => {
    clearErrors(form, schema, changed);
    const values = standing();
    onEdit?.(values);
    if (isTyped) for (const [path] of fieldsIn(changed)) typedPaths.current.add(path);
    // A form that nobody typed into is none that was begun.
    else if (typedPaths.current.size === 0) return;
    // What was typed before is not written over by a stray key, but when it was answered, or passed over, what shall become of it.
    if (offered && !goesOnWithout(typedPaths.current, begun, values)) return;
    draft?.keep(values);
    setAnswered(true);
  };

  return {
    /** Whether a draft is offered. */
    isOffered: offered !== undefined,
    /** The person changed these values. */
    edited: (changed: unknown) => edited(changed),
    /** Puts a value into a field in the person's place. */
    put: ({ name, value, touched }: PutField) => {
      form.setFields([{ name: [...name], value, errors: [], touched }]);
      const changed = name.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value);
      edited(changed, touched);
    },
    /** Takes the draft up; `fill` puts in what else belongs into the form. */
    restore: (fill: () => void) => {
      if (offered) form.setFieldsValue(keptOver(schema, offered, standing()));
      fill();
      draft?.onRestored?.();
      edited({});
      setAnswered(true);
    },
    discard: () => {
      draft?.drop();
      setAnswered(true);
      if (form.isFieldsTouched()) draft?.keep(standing() as object);
    },
    submitted: () => {
      draft?.drop();
      setAnswered(true);
    },
  };
}
