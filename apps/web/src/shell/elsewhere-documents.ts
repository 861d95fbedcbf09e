/** What each product is asked for other palettes, as its own search asks; a test holds it against its schema. */
export const DOCUMENTS = {
  '/goalsguild':
    'query Elsewhere($text:String!){search(text:$text first:5){items{person{id nickname fullName}goal{id title}group{id name}offer{id title}}}}',
  '/collabhub':
    'query Elsewhere($text:String!){searchStartups(text:$text first:3){items{startup{id name}}}searchRoles(text:$text first:3){items{role{id title startupId}}}}',
  '/holdthatthought':
    'query Elsewhere($text:String!){searchArchive(text:$text first:5){items{letter{id title}media{id title fileName}comment{id}snippet{text}}}}',
} as const
