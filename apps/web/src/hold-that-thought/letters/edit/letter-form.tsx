import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AreaField, Field, fieldStyles } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/segments.tsx'
import { TagsField } from '../../../ui/tags-field.tsx'
import { failureOf, FormError } from '../../../ui/form-error.tsx'
import { PeopleField } from '../../people/people-field.tsx'
import { LetterText } from '../text/letter-text.tsx'
import s from './edit-page.module.css'
import { WhenField } from './when-field.tsx'
import { useEditWords } from './words/index.ts'
import { EMPTY, type Written } from './written.ts'

const LINE_MAX = 200
const FIELDS = Object.keys(EMPTY)
const PEOPLE = ['fromIds', 'toIds', 'aboutIds'] as const

interface PartProps {
  readonly written: Written
  readonly onChange: (change: Partial<Written>) => void
  readonly errorAt: (name: string) => string | undefined
}

/** Who, when, where: what stands around a letter. */
function About({ written, onChange, errorAt }: PartProps) {
  const words = useEditWords()
  const line = (name: 'title' | 'author' | 'recipient' | 'place') => (
    <Field
      label={words[name]}
      required={name === 'title'}
      maxLength={LINE_MAX}
      value={written[name]}
      error={errorAt(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className={s.about}>
      {line('title')}
      <WhenField value={written} onChange={onChange} error={errorAt('date')} />
      <div className={fieldStyles.pair}>
        {line('author')}
        {line('recipient')}
      </div>
      {line('place')}
      {PEOPLE.map((name) => (
        <PeopleField
          key={name}
          label={words[name]}
          value={written[name]}
          error={errorAt(name)}
          onChange={(ids) => onChange({ [name]: ids })}
        />
      ))}
      <TagsField
        label={words.tags}
        hint={words.tagsHint}
        removeLabel={words.removeTag}
        value={written.tags}
        error={errorAt('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <AreaField
        label={words.description}
        maxLength={2000}
        value={written.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </div>
  )
}

const MARKS = { strong: ['**', '**'], emphasis: ['*', '*'], quote: ['> ', ''] } as const

/** The text as it was written, with a preview beside it. */
function Content({ written, onChange, errorAt }: PartProps) {
  const words = useEditWords()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const mark = (name: keyof typeof MARKS) => {
    const element = area.current
    if (!element) return
    const { selectionStart: from, selectionEnd: to, value } = element
    const [before, after] = MARKS[name]
    const content = `${value.slice(0, from)}${before}${value.slice(from, to)}${after}${value.slice(to)}`
    onChange({ content })
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from + before.length, to + before.length)
    })
  }
  const press = (event: KeyboardEvent) => {
    const name = { b: 'strong', i: 'emphasis' }[event.key] as keyof typeof MARKS | undefined
    if (!name || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    mark(name)
  }
  const error = errorAt('content')
  return (
    <div className={s.content} data-view={view}>
      <div className={s.tools}>
        <label className={fieldStyles.label} htmlFor={id}>
          {words.content}
        </label>
        <span className={s.marks} role="group" aria-label={words.marks}>
          {(Object.keys(MARKS) as (keyof typeof MARKS)[]).map((name) => (
            <button key={name} type="button" data-mark={name} onClick={() => mark(name)}>
              {words.mark[name]}
            </button>
          ))}
        </span>
        <span className={s.views}>
          <Switch
            label={words.view}
            value={view}
            choices={[
              ['write', words.write],
              ['preview', words.preview],
            ]}
            onChoose={setView}
          />
        </span>
      </div>
      <textarea
        id={id}
        ref={area}
        className={s.area}
        dir="auto"
        required
        rows={16}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        value={written.content}
        onChange={({ target }) => onChange({ content: target.value })}
        onKeyDown={press}
      />
      <section className={s.preview} aria-label={words.preview}>
        <LetterText content={written.content} />
      </section>
      <FormError text={error} />
    </div>
  )
}

interface LetterFormProps {
  readonly written: Written
  readonly onChange: (written: Written) => void
  readonly error: Error | undefined
  readonly isBusy: boolean
  readonly submit: string
  readonly onSubmit: () => void
  /** Beside the button. */
  readonly children?: ReactNode
}

/** Everything that can be said about a letter, and its words. */
export function LetterForm(props: LetterFormProps) {
  const { written, onChange, error, isBusy, submit, onSubmit, children } = props
  const failure = failureOf(error, FIELDS)
  const parts = {
    written,
    onChange: (change: Partial<Written>) => onChange({ ...written, ...change }),
    errorAt: failure.at,
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={s.form} onSubmit={send}>
      <Content {...parts} />
      <About {...parts} />
      <footer className={s.foot}>
        <FormError text={failure.rest} />
        {children}
        <Button look="brand" type="submit" icon="check" busy={isBusy}>
          {submit}
        </Button>
      </footer>
    </form>
  )
}
