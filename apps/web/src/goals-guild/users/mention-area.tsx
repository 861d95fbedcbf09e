import {
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { optionId, Options, useOptions } from '../../ui/options.tsx'
import s from './mention-area.module.css'
import { mentionAt, mentioned } from './mention.ts'
import { PersonOption } from './person-option.tsx'
import { type FoundPerson, usePeople } from './use-people.ts'
import { useUsersWords } from './words/index.ts'

interface MentionAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** A field for text in which @ offers whom one may mean. */
export function MentionArea({ value, onChange, onKeyDown, ...rest }: MentionAreaProps) {
  const { people: words } = useUsersWords()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  /** Set when a name was taken: there one goes on. */
  const [next, setNext] = useState<number>()
  const mention = caret === undefined ? undefined : mentionAt(value, caret)
  const { people } = usePeople(mention?.prefix ?? '')
  const options = mention ? people : []
  const pick = ({ nickname }: FoundPerson) => {
    if (!mention) return
    const done = mentioned(value, mention, nickname)
    onChange(done.text)
    setNext(done.caret)
    setCaret(undefined)
  }
  const list = useOptions({
    options,
    isEager: true,
    onPick: pick,
    onClose: () => setCaret(undefined),
  })
  useLayoutEffect(() => {
    if (next !== undefined) area.current?.setSelectionRange(next, next)
  }, [next])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!list.press(event)) onKeyDown?.(event)
  }
  return (
    <div className={s.area}>
      <textarea
        {...rest}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-controls={options.length > 0 ? id : undefined}
        aria-activedescendant={optionId(id, list.active)}
        onChange={(event) => {
          list.reset()
          setCaret(event.target.selectionStart)
          onChange(event.target.value)
        }}
        onKeyDown={press}
        onBlur={() => setCaret(undefined)}
      />
      {options.length > 0 && (
        <div className={s.list}>
          <Options
            id={id}
            label={words.mention}
            options={options}
            active={list.active}
            keyOf={(person) => person.id}
            onPick={pick}
          >
            {(person) => <PersonOption person={person} />}
          </Options>
        </div>
      )}
      <span role="status" className="hidden-text">
        {options.length > 0 ? words.found(options.length) : ''}
      </span>
    </div>
  )
}
