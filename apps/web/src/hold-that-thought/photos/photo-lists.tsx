import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { IconButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { isMeant } from '../../ui/meant.ts'
import { type Asked, To } from '../nav.tsx'
import { ListMedia, type ListMediaVariables } from './photo-acts.operations.ts'
import s from './photo-page.module.css'
import type { MediaFields } from './photos.operations.ts'
import { albumsReading, peopleReading, WALLS } from './readings.ts'
import { usePhotosWords } from './words/index.ts'

interface OfPhoto {
  readonly item: MediaFields
}

/** One at a time, so that two who say something of one picture do not meet. */
function useChange({ id: mediaId }: MediaFields) {
  const change = useAct(ListMedia, {
    done: ({ updateMedia }) => {
      mergeEntity(updateMedia)
      readAgain(WALLS, albumsReading.queryKey)
    },
  })
  return (given: Omit<ListMediaVariables, 'mediaId' | 'requestId'>) =>
    change.mutate({ mediaId, ...given, requestId: newRequestId() })
}

interface ChipProps {
  readonly to: string
  readonly asked: Asked
  readonly removeLabel: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

const Chip = ({ to, asked, removeLabel, onRemove, children }: ChipProps) => (
  <li className={s.chip}>
    <To to={to} asked={asked}>
      {children}
    </To>
    <IconButton icon="close" size={15} label={removeLabel} onClick={onRemove} />
  </li>
)

interface Option {
  readonly id: string
  readonly name: string
}

interface AddProps {
  readonly label: string
  readonly hint: string
  readonly options: readonly Option[]
  readonly onPick: (option: Option) => void
  /** What nobody has written before, where that may be. */
  readonly onNew?: (text: string) => void
}

const OFFERED = 8

function Add({ label, hint, options, onPick, onNew }: AddProps) {
  const words = usePhotosWords()
  const [text, setText] = useState('')
  const found = options.filter(({ name }) => isMeant(name, text)).slice(0, OFFERED)
  const offered = text.trim() === '' ? [] : found
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const said = text.trim()
        if (said !== '') onNew?.(said)
        if (onNew) setText('')
      }}
    >
      <Combobox
        label={label}
        hint={hint}
        value={text}
        onChange={setText}
        options={offered}
        keyOf={({ id }) => id}
        isEager={!onNew}
        maxLength={100}
        said={words.found(offered.length)}
        onPick={(option) => {
          setText('')
          onPick(option)
        }}
      >
        {({ name }) => name}
      </Combobox>
    </form>
  )
}

function People({ item }: OfPhoto) {
  const words = usePhotosWords()
  const change = useChange(item)
  const known = useQuery(peopleReading).data?.people.items ?? []
  const there = new Set(item.people.map(({ id }) => id))
  return (
    <>
      <ul className={s.chips}>
        {item.people.map(({ id, name }) => (
          <Chip
            key={id}
            to={`/people/${id}`}
            asked={{}}
            removeLabel={words.notThere(name)}
            onRemove={() => change({ removePersonIds: [id] })}
          >
            {name}
          </Chip>
        ))}
      </ul>
      <Add
        label={words.addPerson}
        hint={words.addPersonHint}
        options={known.filter(({ id }) => !there.has(id))}
        onPick={({ id }) => change({ addPersonIds: [id] })}
      />
    </>
  )
}

function InAlbums({ item }: OfPhoto) {
  const words = usePhotosWords()
  const change = useChange(item)
  const albums = useQuery(albumsReading).data?.albums.items ?? []
  const others = albums.filter(({ name }) => !item.tags.includes(name))
  return (
    <>
      <ul className={s.chips}>
        {item.tags.map((tag) => (
          <Chip
            key={tag}
            to="/photos"
            asked={{ album: tag }}
            removeLabel={words.outOf(tag)}
            onRemove={() => change({ removeTags: [tag] })}
          >
            {tag}
          </Chip>
        ))}
      </ul>
      <Add
        label={words.addAlbum}
        hint={words.addAlbumHint}
        options={others.map(({ name }) => ({ id: name, name }))}
        onPick={({ name }) => change({ addTags: [name] })}
        onNew={(name) => change({ addTags: [name] })}
      />
    </>
  )
}

const namesOf = ({ people, tags }: MediaFields) =>
  [...people.map(({ name }) => name), ...tags].join(', ')

/** Who is in the picture and which albums it is in: every member says so. */
export function PhotoLists({ item }: OfPhoto) {
  const words = usePhotosWords()
  const names = namesOf(item)
  return (
    <details className={s.lists}>
      <summary>
        <span>{names === '' ? words.whoIsIt : names}</span>
        <b>{words.change}</b>
      </summary>
      <h2>{words.people}</h2>
      <People item={item} />
      <h2>{words.albums}</h2>
      <InAlbums item={item} />
    </details>
  )
}
