import { Form, type FormInstance } from 'antd';
import { use, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { DraftOffer } from './DraftOffer';
import { Message } from './Message';
import { showError } from './formErrors';
import type { FormDraft } from './formDraft';
import { FormScope, type FormKey } from './formScope';
import { LinkedText, TextLinks } from './linkedText';
import { useFormEdits } from './useFormEdits';
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
  /** Of the form, where another one of the page has fields of the same names: a label leads to one field alone. */
  name?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

const NOTHING = {};

/** What is brought into sight stands below the bar that stays at the top. */
const BELOW_BAR = { scrollMarginBlock: 88 };

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
  const tell = use(TextLinks);
  const [form] = Form.useForm();
  const begun = { ...(schema.getDefault() as object), ...initialValues, ...brought };
  const { isOffered, edited, put, restore, discard, submitted } = useFormEdits(form, { schema, begun, onEdit, draft });

  const words = JSON.stringify(brought);
  useEffect(() => fillEmpty(form, JSON.parse(words) as Record<string, string>), [form, words]);

  const { notices, retell, submit } = useFormSubmit(form, { schema, onSubmit, onBusy }, () => {
    submitted();
    if (resetAfterSubmit) form.resetFields();
  });

  const read = <Values extends object>() => form.getFieldsValue(true) as Partial<Values>;
  const check = (name: readonly FormKey[]) => showError(form, schema, name, tell);

  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isInField = form.getFieldsError().some(({ errors }) => errors.length > 0);
    if (notices.length > 0 && !isInField) told.current?.scrollIntoView({ block: 'nearest' });
  }, [form, notices]);

  const retellIn = useEffectEvent((spoken: string | undefined) => {
    if (spoken !== undefined) void retell();
  });
  useEffect(() => retellIn(language), [language]);

  return (
    <FormScope value={{ schema, prefix: [], put, read, check }}>
      <Form
        {...rest}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={begun}
        onFinish={() => void submit()}
        onValuesChange={edited}
      >
        {isOffered && (
          <DraftOffer
            words={draft?.words}
            onRestore={() => restore(() => fillEmpty(form, brought))}
            onDiscard={discard}
          />
        )}
        {notices.length > 0 && (
          <div ref={told} style={BELOW_BAR}>
            {notices.map((notice) => (
              <Message key={notice} tone="error" title={<LinkedText text={notice} />} apart="below" />
            ))}
          </div>
        )}
        {children}
      </Form>
    </FormScope>
  );
}
