import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Tool } from '../kit/tool.tsx'
import { yearOf } from '../kit/when.ts'
import { To, useGo } from '../../shell/nav.tsx'
import { setTypeSize, TYPE_SIZES, useReadingMode, useTypeSize } from '../reader.ts'
import { isAdmin, useMe } from '../users/me.ts'
import { KeepButton } from './kept/keep-button.tsx'
import { DeleteLetter, type WholeLetter } from './letter.operations.ts'
import s from './letter-bar.module.css'
import { LETTERS } from './readings.ts'
import { useLettersWords } from './words/index.ts'

/** Larger with each press, and from the largest back to the usual one. */
function SizeButton() {
  const words = useLettersWords()
  const size = useTypeSize()
  const next = TYPE_SIZES[(TYPE_SIZES.indexOf(size) + 1) % TYPE_SIZES.length] ?? 'normal'
  return (
    <button
      type="button"
      className={s.size}
      title={words.typeSize}
      aria-label={`${words.typeSize}: ${words.sizes[size]}`}
      onClick={() => setTypeSize(next)}
    >
      A<small>A</small>
    </button>
  )
}

function DeleteDialog({
  letter,
  onClose,
}: {
  readonly letter: WholeLetter
  readonly onClose: () => void
}) {
  const words = useLettersWords()
  const go = useGo()
  const remove = useAct(DeleteLetter, {
    touches: [LETTERS],
    done: () => {
      toast({ tone: 'good', text: words.deleted })
      go('/letters', { replace: true })
    },
  })
  return (
    <Confirm
      title={words.deleteTitle}
      text={words.deleteText}
      act={words.delete}
      isDanger
      onConfirm={() => remove.mutate({ letterId: letter.id, requestId: newRequestId() })}
      onClose={onClose}
    />
  )
}

/** Above the sheet: where one is, and what can be done with it. */
export function LetterBar({ letter }: { readonly letter: WholeLetter }) {
  const words = useLettersWords()
  const go = useGo()
  const me = useMe()
  const { isReading, setReading } = useReadingMode()
  const [isDeleting, setDeleting] = useState(false)
  const year = yearOf(letter.date)
  return (
    <div className={s.bar}>
      <To to="/letters" asked={{ year }} className={s.back} aria-label={words.lettersOf(year)}>
        <Icon name="back" size={18} /> {year}
      </To>
      <SizeButton />
      <Tool
        icon="book"
        label={isReading ? words.endReading : words.reading}
        isOn={isReading}
        onClick={() => setReading(!isReading)}
      />
      <KeepButton letter={letter} />
      <Tool icon="print" label={words.print} onClick={() => print()} />
      <To to={`/letters/${letter.id}/edit`} className={`${buttonClass('plain', true)} ${s.edit}`}>
        <Icon name="pen" size={16} /> <span>{words.edit}</span>
      </To>
      <Menu
        label={words.more}
        trigger={
          <span className={s.more}>
            <Icon name="more" />
          </span>
        }
        entries={[
          {
            icon: 'clock',
            text: words.versions,
            onSelect: () => go(`/letters/${letter.id}/versions`),
          },
          { icon: 'download', text: words.pdf, onSelect: () => void open(letter.printUrl) },
          ...(isAdmin(me)
            ? [
                {
                  icon: 'trash' as const,
                  text: words.delete,
                  isDanger: true,
                  onSelect: () => setDeleting(true),
                },
              ]
            : []),
        ]}
      />
      {isDeleting && <DeleteDialog letter={letter} onClose={() => setDeleting(false)} />}
    </div>
  )
}
