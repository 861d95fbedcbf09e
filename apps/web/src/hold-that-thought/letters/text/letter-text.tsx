import { Fragment, memo } from 'react'
import { type Block, blocks, type Inline } from './markdown.ts'
import s from './letter-text.module.css'

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, place) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={place}>{part.text}</Fragment>
      case 'emphasis':
        return (
          <em key={place}>
            <Parts parts={part.parts} />
          </em>
        )
      case 'strong':
        return (
          <strong key={place}>
            <Parts parts={part.parts} />
          </strong>
        )
      case 'link':
        return (
          <a key={place} href={part.url} target="_blank" rel="noreferrer noopener nofollow ugc">
            <Parts parts={part.parts} />
          </a>
        )
    }
  })
}

/** Below the title of the page, whatever somebody has called it. */
const HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

function Part({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, place) => (
            <Fragment key={place}>
              {place > 0 && <br />}
              <Parts parts={line} />
            </Fragment>
          ))}
        </p>
      )
    case 'heading': {
      const Heading = HEADINGS[block.level]
      return (
        <Heading>
          <Parts parts={block.parts} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks all={block.blocks} />
        </blockquote>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>
              <Parts parts={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'rule':
      return <hr />
  }
}

const Blocks = ({ all }: { readonly all: readonly Block[] }) =>
  all.map((block, place) => <Part key={place} block={block} />)

interface LetterTextProps {
  readonly content: string
}

/** The words of a letter, as somebody wrote them. */
export const LetterText = memo(({ content }: LetterTextProps) => (
  <div className={s.text} dir="auto">
    <Blocks all={blocks(content)} />
  </div>
))
