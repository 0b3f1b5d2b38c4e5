import { Visitor, type ESTree, type Plugin } from 'vite';

/** For a module (the end of its path) what no page does, and the functions that only do that, at whatever depth. */
export type Uncalled = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Instead of what stands between two places of a source, what is put there. */
interface Edit {
  start: number;
  end: number;
  instead: string;
}

const LEFT = "function left(part) { throw new Error('Left out of this build: ' + part); }";

/** Lets a build leave out a component that nobody uses: making one does nothing else. */
function asPure(made: ESTree.Expression): Edit[] {
  if (made.type === 'ClassExpression') {
    return [
      { start: made.start, end: made.start, instead: '/* @__PURE__ */ (() => ' },
      { start: made.end, end: made.end, instead: ')()' },
    ];
  }
  const callee = made.type === 'CallExpression' && made.callee.type === 'MemberExpression' && made.callee.property;
  const forwards = callee && callee.type === 'Identifier' && callee.name === 'forwardRef';
  return forwards ? [{ start: made.start, end: made.start, instead: '/* @__PURE__ */ ' }] : [];
}

/** A component's name, which only developer tools show, but which keeps the component in a build that has no use for it. */
function namesComponent({ expression }: ESTree.ExpressionStatement) {
  const named =
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.property;
  return named && named.type === 'Identifier' && named.name === 'displayName';
}

const within = (inner: Edit, outer: Edit) => inner !== outer && outer.start <= inner.start && inner.end <= outer.end;

const edited = (source: string, edits: readonly Edit[]) =>
  edits
    // What stands in a function that goes, goes with it.
    .filter((edit) => !edits.some((other) => within(edit, other)))
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end), source);

/**
 * In a build, leaves out what functions of libraries do that no page calls, and components that no page uses. Such a
 * function says so when it is called, so nobody misses it unawares; and a build fails when a library has it no more.
 */
export function leaveOutFunctions(modules: Uncalled): Plugin {
  return {
    name: 'leave-out-functions',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      const [path, parts] = Object.entries(modules).find(([end]) => id.endsWith(`/${end}`)) ?? [];
      if (!parts) return undefined;
      const partOf = new Map(
        Object.entries(parts).flatMap(([part, names]) => names.map((name) => [name, part] as const)),
      );
      const found: string[] = [];
      const edits: Edit[] = [];
      const visitor = new Visitor({
        FunctionDeclaration({ id: named, body }) {
          const part = named && partOf.get(named.name);
          if (!part || !body) return;
          found.push(named.name);
          edits.push({ start: body.start, end: body.end, instead: `{ left(${JSON.stringify(part)}); }` });
        },
        VariableDeclarator({ init }) {
          if (init) edits.push(...asPure(init));
        },
        ExpressionStatement(statement) {
          if (namesComponent(statement)) edits.push({ start: statement.start, end: statement.end, instead: '' });
        },
      });
      visitor.visit(this.parse(source));
      for (const name of partOf.keys()) {
        const times = found.filter((one) => one === name).length;
        if (times !== 1) this.error(`${path} has ${times} functions "${name}" to leave out`);
      }
      return { code: `${edited(source, edits)}\n${LEFT}`, map: { mappings: '' } };
    },
  };
}
