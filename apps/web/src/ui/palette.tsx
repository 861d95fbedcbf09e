import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { Icon, type IconName } from './icons.tsx'
import s from './palette.module.css'
import { useModal } from './use-modal.ts'

/** Something that can be chosen, and what it is found by. */
export interface Choice {
  /** Unique among all. */
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly note?: string
  readonly run: () => void
}

export interface ChoiceGroup {
  /** As it is read. */
  readonly name: string
  readonly choices: readonly Choice[]
}

interface PaletteProps {
  readonly words: {
    readonly title: string
    readonly placeholder: string
    readonly results: string
    readonly none: (written: string) => string
  }
  readonly written: string
  readonly onWrite: (text: string) => void
  /** What fits it. */
  readonly groups: readonly ChoiceGroup[]
  readonly onClose: () => void
}

interface OptionsProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly ChoiceGroup[]
  readonly active: Choice | undefined
  readonly optionId: (choice: Choice) => string
  readonly onChoose: (choice: Choice) => void
  readonly onPoint: (choice: Choice) => void
}

let pointedAt = ''

/** A list that changes under a pointer at rest is told as a move, too: to the place where it is. */
function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const before = pointedAt
  pointedAt = `${clientX} ${clientY}`
  return pointedAt !== before
}

function Options({ id, label, groups, active, optionId, onChoose, onPoint }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={s.list} tabIndex={-1}>
      {groups.map(({ name, choices }) => (
        <div key={name} role="group" aria-label={name} className={s.group}>
          <p aria-hidden="true">{name}</p>
          {choices.map((choice) => (
            <div
              key={choice.id}
              id={optionId(choice)}
              role="option"
              aria-selected={choice === active}
              className={s.option}
              onClick={() => onChoose(choice)}
              onPointerMove={(event) => hasMoved(event) && onPoint(choice)}
            >
              <Icon name={choice.icon} size={18} />
              <span className={s.text}>{choice.text}</span>
              {choice.note && <small>{choice.note}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const Nothing = ({ text }: { readonly text: string }) => (
  <p className={s.none} role="status">
    {text}
  </p>
)

const idOf = ({ id }: Choice) => id.replaceAll(/[^\w-]/g, '_')

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The first one, until somebody goes to another: that one stays chosen when more is found before it. */
function useActive(all: readonly Choice[]) {
  const [goneTo, goTo] = useState<string>()
  const found = all.findIndex(({ id }) => id === goneTo)
  const place = Math.max(0, found)
  return { place, active: all[place], goTo }
}

/**
 * One field for everything that can be reached: what is written stays in it, arrow keys move through
 * the list below, as the ARIA pattern of a combobox asks.
 */
export function Palette({ words, written, onWrite, groups, onClose }: PaletteProps) {
  const common = useCommon()
  const id = useId()
  const modal = useModal(onClose)
  const all = groups.flatMap(({ choices }) => choices)
  const { place, active, goTo } = useActive(all)
  useEffect(() => {
    modal.ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const choose = (choice: Choice) => {
    onClose()
    choice.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) goTo(all[step(place, all.length - 1)]?.id)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) choose(active)
    else return
    event.preventDefault()
  }
  const optionId = (choice: Choice) => `${id}-${idOf(choice)}`
  return (
    <dialog
      {...modal}
      className={s.palette}
      aria-label={words.title}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={s.field}>
        <Icon name="search" size={20} />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          aria-label={words.title}
          placeholder={words.placeholder}
          value={written}
          maxLength={80}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            onWrite(event.target.value)
            goTo(undefined)
          }}
          onKeyDown={press}
        />
        <button type="button" className={s.escape} onClick={onClose}>
          Esc<span className="hidden-text"> {common.close}</span>
        </button>
      </div>
      <Options
        id={id}
        label={words.results}
        groups={groups}
        active={active}
        optionId={optionId}
        onChoose={choose}
        onPoint={({ id: pointed }) => goTo(pointed)}
      />
      {all.length === 0 && <Nothing text={words.none(written.trim())} />}
    </dialog>
  )
}
