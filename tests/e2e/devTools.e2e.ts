import { addProduct } from './support';
import { expect, test } from './test';

test('Redux DevTools are told every fact by a readable name, in the built app', async ({ page }) => {
  await page.addInitScript(() => {
    type Enhancer = (next: CreateStore) => CreateStore;
    type CreateStore = (reducer: (state: unknown, action: { type: string }) => unknown, ...rest: unknown[]) => unknown;
    const told: string[] = [];
    const listen: Enhancer =
      (next) =>
      (reducer, ...rest) =>
        next(
          (state, action) => {
            told.push(action.type);
            return reducer(state, action);
          },
          ...rest,
        );
    const extension =
      ({ name }: { name: string }) =>
      (...enhancers: Enhancer[]): Enhancer => {
        told.push(name);
        return (next) => [...enhancers, listen].reduceRight((create, enhance) => enhance(create), next);
      };
    Object.assign(window, { told, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  });
  await page.goto('/vendors');
  await addProduct(page, 'Test siren');
  const told = await page.evaluate(() => Reflect.get(window, 'told') as string[]);
  expect(told).toContain('Trackyard');
  expect(told).toContain('journal/journalOpened');
  expect(told).toContain('vendors/productAdded');
});
