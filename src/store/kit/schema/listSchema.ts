/* oxlint-disable no-underscore-dangle -- What yup calls to validate, and lets a schema override, is named so. */
import { ArraySchema, type AnyObject, type ISchema } from 'yup';

type Validating<Item> = Parameters<ArraySchema<Item[] | undefined, AnyObject>['_validate']>;

/** A list whose items are validated one after another: yup prepares all of them before it looks at the first, which takes a second for half a million that are nonsense. */
export class ListSchema<Item> extends ArraySchema<Item[] | undefined, AnyObject> {
  protected override _validate(...[given, options = {}, panic, next]: Validating<Item>): void {
    const { innerType: item } = this;
    if (options.sync !== true || options.abortEarly === false || options.recursive === false || !item) {
      super._validate(given, options, panic, next);
      return;
    }
    super._validate(given, { ...options, recursive: false }, panic, (errors, value) => {
      const originalParent: unknown = options.originalValue ?? given;
      let wrong = errors;
      for (let index = 0; wrong.length === 0 && Array.isArray(value) && index < value.length; index += 1) {
        const look = item.asNestedTest({ options, index, parent: value, parentPath: options.path, originalParent });
        look(
          { value, options, originalValue: originalParent, schema: this },
          (error) => panic(error, value),
          (more) => {
            wrong = [more ?? []].flat();
          },
        );
      }
      next(wrong, value);
    });
  }
}

/** A list of what the rule says. */
export const listOf = <Item>(item: ISchema<Item>): ListSchema<Item> => new ListSchema<Item>(item);
