import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { DraftOffer } from './DraftOffer';
import { fieldsIn, keptFitting, goesOnWithout, type FormDraft } from './formDraft';
import { clearErrors } from './formErrors';
import { FormScope } from './formScope';
import { Told } from './told';
import { useFormSubmit, type FormSubmit, type Unfilled } from './useFormSubmit';

export interface SchemaFormProps<Schema extends ObjectSchema<AnyObject>> extends FormSubmit<Schema> {
  initialValues?: Unfilled<InferType<Schema>> | undefined;
  /** Texts that the person brings along, maybe later: each is put where its field is empty, after a draft was restored as well. */
  brought?: Readonly<Record<string, string>> | undefined;
  /** Told what stands in the form after each edit, as typed. */
  onEdit?: (values: Unfilled<InferType<Schema>>) => void;
  /** Keeps what is typed past a reload, until it is submitted. */
  draft?: FormDraft;
  /** In which language its schema speaks: what is said already is said anew once that changes. */
  language?: string | undefined;
  /** Whether a successful submit leaves the form as it began. */
  resetAfterSubmit?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

const NOTHING = {};

/** Puts each of the texts where its field is empty. */
function fillEmpty(form: FormInstance, texts: Readonly<Record<string, string>>) {
  const missing = Object.entries(texts).filter(([name]) => (form.getFieldValue(name) ?? '') === '');
  form.setFieldsValue(Object.fromEntries(missing));
}

/**
 * An antd Form whose only rules are the yup schema's: validated whole on submit, every message shown under its
 * field, the first field in error focused; editing a field clears its message. A second submit waits for the first.
 */
export function SchemaForm<Schema extends ObjectSchema<AnyObject>>(props: SchemaFormProps<Schema>) {
  const {
    schema,
    onSubmit,
    onEdit,
    initialValues,
    brought = NOTHING,
    draft,
    language,
    resetAfterSubmit,
    onBusy,
    children,
    ...rest
  } = props;
  const [form] = Form.useForm();
  const [isAnswered, setAnswered] = useState(false);
  const offered = isAnswered ? undefined : draft?.kept;
  const editedPaths = useRef(new Set<string>());
  const begun = { ...(schema.getDefault() as object), ...initialValues, ...brought };

  const words = JSON.stringify(brought);
  useEffect(() => fillEmpty(form, JSON.parse(words) as Record<string, string>), [form, words]);

  const { notices, retell, submit } = useFormSubmit(form, { schema, onSubmit, onBusy }, () => {
    draft?.drop();
    setAnswered(true);
    if (resetAfterSubmit) form.resetFields();
  });

  const retellIn = useEffectEvent((spoken: string | undefined) => {
    if (spoken !== undefined) void retell();
  });
  useEffect(() => retellIn(language), [language]);

  const edited = (changed: unknown) => {
    clearErrors(form, schema, changed);
    const values = form.getFieldsValue(true) as Unfilled<InferType<Schema>>;
    onEdit?.(values);
    for (const [path] of fieldsIn(changed)) editedPaths.current.add(path);
    // What was typed before is not written over by a stray key, but when it was answered, or passed over, what shall become of it.
    if (offered && !goesOnWithout(editedPaths.current, begun, values)) return;
    draft?.keep(values);
    setAnswered(true);
  };
  const restore = () => {
    if (offered) form.setFieldsValue(keptFitting(schema, offered));
    fillEmpty(form, brought);
    draft?.onRestored?.();
    edited({});
    setAnswered(true);
  };
  const discard = () => {
    draft?.drop();
    setAnswered(true);
    if (form.isFieldsTouched()) draft?.keep(form.getFieldsValue(true) as object);
  };

  return (
    <FormScope value={{ schema, prefix: [] }}>
      <Form
        {...rest}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={begun}
        onFinish={() => void submit()}
        onValuesChange={edited}
      >
        {offered && <DraftOffer words={draft?.words} onRestore={restore} onDiscard={discard} />}
        {notices.map((notice) => (
          <Alert key={notice} type="error" showIcon title={<Told text={notice} />} style={{ marginBottom: 16 }} />
        ))}
        {children}
      </Form>
    </FormScope>
  );
}
