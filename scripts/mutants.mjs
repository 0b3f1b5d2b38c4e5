// npm run mutants: changes the product in one place after another, and tells which changes no test notices. `-- money` for one part alone.
import './nodeVersion.mjs';
import { run } from './run.mjs';

/** What is changed, and the tests that should notice; few, as whatever a module does at load is tried by all of them. */
const PARTS = {
  machines: {
    // One after another: a change of a machine is tried by the few tests that import it.
    runs: 'account advance bill careRequest challan count custody deletion document job outgoingMail receipt sim stockRequest subscription vehicle'
      .split(' ')
      .map((name) => [`src/machines/${name}.ts`]),
    tests: ['tests/machines/*.test.ts'],
    setup: [],
  },
  money: {
    runs: [
      [
        'src/store/kit/{docNumbers,money}.ts',
        'src/store/billing/bills/billAmounts.ts',
        'src/store/billing/billRun/chargeableDays.ts',
        'src/store/billing/creditNotes/creditAmounts.ts',
        'src/store/billing/receivables/{openBills,owed}.ts',
      ],
    ],
    tests: ['tests/store/kit/{docNumbers,money}.test.ts', 'tests/store/billing/**/*.test.ts'],
    setup: ['tests/support/setup.ts'],
  },
  reading: {
    runs: [
      ['src/journal/reading/{bulk,compacting,ledger,passedOver,projection,readableEntries,reading,recentEntries}.ts'],
    ],
    tests: ['tests/journal/reading/*.test.ts'],
    setup: [],
  },
  waiting: {
    runs: [['src/journal/sync/{confirmations,conflicts,tabOutbox,waiting}.ts']],
    tests: ['tests/journal/sync/{confirmations,conflicts,outboxContract,tabOutbox,waiting,waitingDrafts}.test.ts'],
    setup: [],
  },
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(PARTS).join(' or ')}.`);
  process.exit(1);
}

process.env.RANDOM_RUNS = 'few';
const tryChanges = async (name, of, { tests, setup }) => {
  process.env.MUTANTS_OF = of.join(';');
  process.env.MUTANTS_TESTS = tests.join(';');
  process.env.MUTANTS_SETUP = setup.join(';');
  // A machine is made when its module is loaded, and of money that is next to nothing.
  process.env.MUTANTS_AT_LOAD = name === 'machines' ? 'too' : '';
  const { ok, seconds } = await run(['stryker', 'run', 'tests/mutants/stryker.config.mjs']);
  console.log(`${name}, ${of.join(', ')}: ${ok ? 'all tried' : 'not tried'}, in ${seconds}.`);
  if (!ok) process.exitCode = 1;
};

for (const [name, part] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const of of part.runs) await tryChanges(name, of, part);
}
