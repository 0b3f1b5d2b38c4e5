import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

const machines = Object.values(import.meta.glob<object>('/src/machines/*.ts', { eager: true }))
  .flatMap((module) => Object.values<unknown>({ ...module }))
  .filter((one): one is AnyStateMachine => one instanceof StateMachine)
  .map((machine): [string, AnyStateMachine] => [machine.id, machine]);

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The states that a machine comes to from its first one, by whatever event. */
function reachedFrom({ root }: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const reached = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode) => {
    if (reached.has(node)) return;
    reached.add(node);
    if (node.parent) enter(node.parent);
    const ways = [...node.transitions.values(), node.always ?? []].flat();
    for (const { target } of [...ways, node.initial]) for (const next of target ?? []) enter(next);
  };
  enter(root);
  return reached;
}

test.each(machines)('every state of the %s machine is come to from its first', (_id, machine) => {
  const reached = reachedFrom(machine);
  expect(
    nodesOf(machine.root)
      .filter((node) => !reached.has(node))
      .map(({ key }) => key),
  ).toEqual([]);
});
