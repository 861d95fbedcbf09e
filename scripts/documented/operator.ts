/** What a command of the operator is expected to do, where it is run. */
interface Act {
  readonly says: RegExp
}

/** Every `npx longtable …` of the documents, in an order in which a day may go. */
export const ACTS: Readonly<Record<string, Act>> = {
  'npx longtable --help': { says: /^Usage: npx longtable <command>/m },
  'npx longtable serve --help': { says: /LONGTABLE_DATA/ },
  'npx longtable tables create': { says: /gg_core/ },
  'npx longtable admin grant ana@example.com --system goalsguild': { says: /goalsguild:admin/ },
  'npx longtable deadletters list': { says: /^job\/mail\.send\/lost/m },
  'npx longtable deadletters drop <id>': { says: /^1 dropped/m },
  'npx longtable deadletters replay --all': { says: /^1 will be tried again/m },
  'npx longtable changes list': { says: /No changes are missing/ },
  'npx longtable changes rebuild <table>': { says: /gg_core: \d+ items were handed/ },
  'npx longtable changes skip <table>': { says: /gg_core: no change is missing/ },
  'npx longtable reconcile --dry-run': { says: /gg_core/ },
  'npx longtable reconcile': { says: /gg_core: 0 mended/ },
  'npx longtable adopt --dry-run': { says: /Nothing was written/ },
  'npx longtable adopt': { says: /gg_core: \d+ items/ },
  'npx longtable search rebuild': { says: /gg_core/ },
  'npx longtable verify': { says: /gg_core: \d+ items, \d+ audit entries, 0 problems/ },
  'npx longtable verify --files': { says: /gg_core: \d+ items, \d+ audit entries, 0 problems/ },
  'npx longtable archive export letters.zip': { says: /letters\.zip: \d+ letters/ },
  'npx longtable backup': { says: /and \d+ files/ },
  'npx longtable backup --take-over': { says: /and \d+ files/ },
  'npx longtable backup list': { says: /\d{4}-\d\d-\d\d/ },
  'npx longtable restore --check': { says: /is whole/ },
  'LONGTABLE_DATA=/var/lib/longtable-again npx longtable restore': { says: /is restored/ },
  'npx longtable export ./export --with-accounts': { says: /longtable_accounts: [1-9]\d* items/ },
  'LONGTABLE_STORE=dynamodb AWS_REGION=eu-north-1 npx longtable import ./export': {
    says: /longtable_accounts: [1-9]\d* items/,
  },
}
