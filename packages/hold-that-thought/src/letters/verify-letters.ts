import { countOrZero, on, tracks, verifier } from '@longtable/system'
import { keyOf } from '@longtable/entity'
import { yearsOf } from './count-letters.processor.ts'
import {
  DeletedLetter,
  LetterCount,
  LetterFile,
  OnThisDay,
  PersonLetter,
} from './letter-row.entity.ts'
import { letterFileKey, LETTERS_PREFIX } from './metadata.ts'
import { rowsOf } from './letter-rows.ts'
import { Letter, LetterVersion } from './letter.entity.ts'

const versions = countOrZero(
  (id, says, has) => `${id} says ${says.versions ?? 0} versions before it, and has ${has.versions}`,
)
const years = countOrZero(
  (year, says, has) => `${year} says ${says.letters ?? 0} letters, and has ${has.letters ?? 0}`,
)
const rows = countOrZero((row, says) => (says.rows ? `no ${row}` : `${row} is of no letter`))

const nameOf = ({ PK, SK }: { readonly PK: string; readonly SK: string }) => `${PK} / ${SK}`

/** Every version has its metadata, and each file the hash that it was written with. */
export const trackedLetterFiles = tracks(LetterFile, {
  prefixes: [LETTERS_PREFIX],
  files: (file) => [{ key: letterFileKey(file), sha256: file.sha256 }],
})

/** Nothing that was written is missing, and every list says what the letters say. */
export const verifyLetters = verifier({
  takes: [
    on(Letter, (letter, { says, has }) => {
      const { letterId, versionCount, deletedAt } = letter
      says(versions, letterId, { versions: versionCount - 1 })
      for (const row of rowsOf(letter)) says(rows, nameOf(row), { rows: 1 })
      if (deletedAt !== undefined)
        says(rows, nameOf(keyOf(DeletedLetter, { deletedAt, letterId })), { rows: 1 })
      for (const year of yearsOf(letter)) has(years, year, { letters: 1 })
    }),
    on(LetterVersion, ({ letterId }, { has }) => has(versions, letterId, { versions: 1 })),
    on(LetterCount, ({ year, count: letters }, { says }) => says(years, year, { letters })),
    ...[PersonLetter, OnThisDay, DeletedLetter].map((entity) =>
      on(entity, (row, { has }) => has(rows, nameOf(keyOf(entity, row as never)), { rows: 1 })),
    ),
  ],
})
