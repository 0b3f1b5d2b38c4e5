import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { getIn, ValidationError, type AnyObject, type InferType, type ObjectSchema, type Schema as Rule } from 'yup';
import { DraftOffer } from './DraftOffer';
import { fieldsIn, fitting, goesOnWithout, type FormDraft } from './formDraft';
import { FormScope, keysOf, type FormKey } from './formScope';

/** Values as a form may start with: anything may still be missing, in the rows of a list as well, and words be typed as one text. */
type Unfilled<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly (infer Row)[]
    ? Unfilled<Row>[] | (Row extends string ? string : never)
    : Values[Name] | undefined;
};

export interface SchemaFormProps<Schema extends ObjectSchema<AnyObject>> {
  schema: Schema;
  /**
   * Gets the cast values once all of them are valid. A rejection is shown above the fields; after it, or the answer
   * `false`, which somebody else gave the reason of, they keep their values, but for those that it was given to `show`.
   */
  onSubmit: (values: InferType<Schema>, show: (values: Unfilled<InferType<Schema>>) => void) => unknown;
  initialValues?: Unfilled<InferType<Schema>> | undefined;
  /** Texts that the person brings along, maybe later: each is put where its field is empty, after a draft was restored as well. */
  brought?: Readonly<Record<string, string>> | undefined;
  /** Told what stands in the form after each edit, as typed. */
  onEdit?: (values: Unfilled<InferType<Schema>>) => void;
  /** Keeps what is typed past a reload, until it is submitted. */
  draft?: FormDraft;
  /** How a message under a field is shown, where it is more than its text. */
  tell?: (message: string) => ReactNode;
  /** Whether a successful submit leaves the form as it began. */
  resetAfterSubmit?: boolean;
  id?: string;
  className?: string | undefined;
  /** Told when a submit begins and ends, for a submit button outside the form. */
  onBusy?: (busy: boolean) => void;
  children: ReactNode;
}

const touches = (changed: unknown, [key, ...rest]: readonly FormKey[]): boolean =>
  key === undefined ||
  (typeof changed === 'object' && changed !== null && key in changed && touches(Reflect.get(changed, key), rest));

/** Whether the rule of a field looks at one that changed, so that its message may no longer hold. */
const follows = (schema: ObjectSchema<AnyObject>, changed: unknown, name: readonly FormKey[]): boolean => {
  const { deps } = getIn(schema, name.join('.')).schema as Rule;
  return deps.some((dep) => touches(changed, [...name.slice(0, -1), dep]));
};

/** The first message of each path: of several rules that a value breaks, the first one speaks. */
const messagesByPath = (error: ValidationError) =>
  new Map(error.inner.toReversed().map(({ path, message }) => [keysOf(path ?? '').join('.'), message]));

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
    tell,
    resetAfterSubmit,
    onBusy,
    children,
    ...rest
  } = props;
  const [form] = Form.useForm();
  const [notices, setNotices] = useState<string[]>([]);
  const [isAnswered, setAnswered] = useState(false);
  const offered = isAnswered ? undefined : draft?.kept;
  const submitting = useRef(false);
  const editedPaths = useRef(new Set<string>());
  const begun = { ...(schema.getDefault() as object), ...initialValues, ...brought };

  const words = JSON.stringify(brought);
  useEffect(() => fillEmpty(form, JSON.parse(words) as Record<string, string>), [form, words]);

  const showErrors = (error: ValidationError) => {
    const messages = messagesByPath(error);
    const fields = form.getFieldsError().map(({ name }) => {
      const path = name.join('.');
      const message = messages.get(path);
      messages.delete(path);
      // antd shows whatever it is given, and calls it a text.
      return { name, errors: message ? [(tell?.(message) ?? message) as string] : [] };
    });
    form.setFields(fields);
    setNotices([...messages.values()]);
    const first = fields.find(({ errors }) => errors.length > 0);
    if (first) {
      form.scrollToField(first.name, { block: 'center' });
      form.focusField(first.name);
    }
  };

  const attempt = async () => {
    try {
      const values = await schema.validate(form.getFieldsValue(true), { abortEarly: false });
      const answer = await onSubmit(values, (shown) => form.setFieldsValue(shown));
      setNotices([]);
      if (answer !== false) {
        draft?.drop();
        setAnswered(true);
      }
      if (resetAfterSubmit && answer !== false) form.resetFields();
    } catch (error) {
      if (ValidationError.isError(error)) showErrors(error);
      else setNotices([error instanceof Error ? error.message : String(error)]);
    }
  };
  const submit = async () => {
    if (submitting.current) return;
    submitting.current = true;
    onBusy?.(true);
    await attempt();
    submitting.current = false;
    onBusy?.(false);
  };

  const edited = (changed: unknown) => {
    const cleared = form
      .getFieldsError()
      .filter(({ name, errors }) => errors.length > 0 && (touches(changed, name) || follows(schema, changed, name)));
    form.setFields(cleared.map(({ name }) => ({ name, errors: [] })));
    const values = form.getFieldsValue(true) as Unfilled<InferType<Schema>>;
    onEdit?.(values);
    for (const [path] of fieldsIn(changed)) editedPaths.current.add(path);
    // What was typed before is not written over by a stray key, but when it was answered, or passed over, what shall become of it.
    if (offered && !goesOnWithout(editedPaths.current, begun, values)) return;
    draft?.keep(values);
    setAnswered(true);
  };
  const restore = () => {
    if (offered) form.setFieldsValue(fitting(schema, offered));
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
        {offered && <DraftOffer onRestore={restore} onDiscard={discard} />}
        {notices.map((notice) => (
          <Alert key={notice} type="error" showIcon title={notice} style={{ marginBottom: 16 }} />
        ))}
        {children}
      </Form>
    </FormScope>
  );
}
