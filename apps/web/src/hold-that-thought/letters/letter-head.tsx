import { sheetStyles } from '../kit/sheet.tsx'
import { Stamp } from '../kit/stamp.tsx'
import type { LetterLine } from './letters.operations.ts'
import { PeopleLine } from './people-line.tsx'

interface LetterHeadProps {
  readonly letter: LetterLine
  /** Without ways to people. */
  readonly isPlain?: boolean
}

/** The head of a sheet: what it is called, between whom, and when. */
export const LetterHead = ({ letter, isPlain = false }: LetterHeadProps) => (
  <>
    <div className={sheetStyles.names}>
      <h1 dir="auto">{letter.title}</h1>
      <p>
        <PeopleLine letter={letter} isPlain={isPlain} />
      </p>
    </div>
    <Stamp when={letter} />
  </>
)
