import type { DemoLetter } from './family.ts'

/** What was found later: between the lines of the war, in the second box. */
export const lettersAtSea: readonly DemoLetter[] = [
  {
    date: '1939-10-01',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['whitby', 'war'],
    title: 'Everything is dark',
    content: `Dear Walter,

we have blacked out the house. Your father did the windows with tar paper and then walked into the door, because it was dark. He has forbidden me to write that down.

One can see the stars from the harbour now as I have never seen them. Mrs Pearson says that it is a scandal that it takes a war. She stood there for an hour all the same, in her slippers.

I have counted the chickens as you asked. There are eleven and they do not like the paper either. The brown one has moved into the wash house and looks at me when I come in as if I were the lodger.

Write whether you are warm. Write anything.

Edith`,
  },
  {
    date: '1939-12-25',
    from: 'walter',
    to: ['edith'],
    place: 'Scapa Flow',
    tags: ['navy', 'christmas'],
    title: 'Christmas below deck',
    content: `My dear Edith,

we had goose. I do not ask where the goose came from. The cook, whose name is Tom Barley and who serves nothing else, has grown a moustache for the occasion.

The officers served us, as is the custom, and one of them dropped the gravy into my lap. It was warm, and I did not complain. Afterwards we sang everything we knew, and then everything we did not know.

I wore your scarf over the uniform until somebody senior noticed, and under it after that. It is the best thing on the whole ship.

I wish you a good new year. I would wish it to you in person, but they have mislaid the road to Yorkshire.

Walter`,
  },
  {
    date: '1940-09-16',
    from: 'edith',
    to: ['anna'],
    about: ['walter'],
    place: 'Whitby',
    tags: ['war', 'whitby'],
    title: 'To a sister I have not met',
    description: 'The first letter between the two of them. There are fifty-eight years of it.',
    content: `Dear Miss Hale,

you do not know me. I am the Edith whom your brother will have mentioned, or perhaps he has not, in which case this will be a surprise to both of us.

He is well. I had a card on Friday. Letters from the ship to Sweden seem to take the long way round the world, so I thought that I would simply tell you, from here, whenever I hear, if you would like that.

Your father says that you are the clever one and that you left because there was nobody to talk to. I work in the chemist's and talk to everybody, and I do see what you mean.

Yours sincerely,
Edith Storm`,
  },
  {
    date: '1940-11-03',
    from: 'anna',
    to: ['edith'],
    place: 'Göteborg',
    tags: ['göteborg', 'war'],
    title: 'Yes, please',
    content: `Dear Miss Storm,

yes, please. Tell me everything, also what you had for tea.

He has mentioned you. He has mentioned you in every letter since March, always in the last line, as one mentions the weather. I have known since the third.

I work at the harbour here, in the office of the pilots, because I have English and can do sums. It is very quiet. We are neutral, which means that one stands at the window and is ashamed.

Do not call me Miss Hale. My brother calls me Professor. You may choose.

Anna`,
  },
  {
    date: '1941-01-01',
    dateText: 'winter 1941, the page with the date is torn off',
    from: 'walter',
    to: ['anna'],
    place: 'at sea',
    tags: ['navy', 'war'],
    title: 'The ice on the rails',
    content: `Dear Professor,

you asked how cold it is. I will tell you in sums, since you like them. A bucket of sea water thrown over the rail at eight in the morning is a stick by the time that it lands. The ice on the rigging weighs more than the guns, and we knock it off with hammers, all of us, also the captain, or she would turn over like a duck.

You would find it beautiful. I found it beautiful for one day.

Edith writes that you write to each other. I do not know whether to be glad or afraid. Tell her nothing about the time with the ladder.

Your brother`,
  },
  {
    date: '1941-08-19',
    from: 'walter',
    to: ['edith'],
    place: 'Liverpool',
    tags: ['navy'],
    title: 'For your twenty-first birthday',
    content: `Dearest Edith,

you are of age today, so from now on everything is your own fault.

I have been up and down this town for a present. There are no presents. There is a shop with a sign that says PRESENTS and in the window one hat. So I send you what I have made: it is meant to be a gull. The second engineer says that it is a boot. If you stand it by the window and look at it with the light behind, you may find that it depends on the day.

I thought about you at noon exactly. Did you notice?

Your Walter`,
  },
  {
    date: '1941-08-24',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['whitby'],
    title: 'It is a gull',
    content: `My dear Walter,

it is a gull. Anybody can see that it is a gull. Your father said "boot" and has had no pudding.

At noon I was on the ladder in the shop with my arms full of cough mixture, and I thought: now. So yes, I noticed, and four bottles of it noticed as well.

I am twenty-one and feel exactly the same, only more tired. We are fire watching on Tuesdays. It means that one sits on the roof of the chapel with a bucket of sand and Mr Storr, who tells one about the Boer War.

Thank you for the gull. He looks out to sea all day, as everybody here does.

Edith`,
  },
  {
    date: '1942-03-30',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['whitby', 'war'],
    title: 'Your father and the doctor',
    content: `Dear Walter,

do not be frightened, he is up again. It was his chest. Doctor English came out through the snow and your father would not let him in, because he had not sent for him. They talked through the door for a quarter of an hour. In the end the doctor listened to his lungs through the letter box, or so he tells it in the shop.

I go round twice a day. I have told him that it is for the chickens. He has told me that he has told you nothing, so you know nothing.

He keeps your letters in the tin with the nails. He knows them by heart. He says that he has not read them.

Your Edith`,
  },
  {
    date: '1943-05-01',
    from: 'walter',
    to: ['anna'],
    about: ['edith'],
    place: 'at sea',
    tags: ['navy'],
    title: 'In the same fog',
    description: 'Of the same day as the letter to Edith, and in the same envelope.',
    content: `Dear Anna,

I have just asked Edith to marry me, in another letter, which goes off with this one whenever there is again something for it to go off to. You are the only one who knows, apart from the cook, who spells better than I do.

If she says no you will hear of it before I do, since she tells you everything. In that case please write to me about something else entirely. Herrings. I should like a long letter about herrings.

If she says yes, burn this.

Walter`,
  },
  {
    date: '1943-12-12',
    from: 'anna',
    to: ['edith'],
    about: ['nils'],
    place: 'Göteborg',
    tags: ['göteborg'],
    title: 'Candles in the hair',
    content: `Dear sister,

tomorrow is Lucia, which is also my birthday, so that all of Sweden gets up at six for me with candles in its hair. I have told Nils that it is in my honour. He thought about it until the evening and then said: "Yes."

We have a boy from Norway in the boat house. He came over the mountains with his feet in newspaper. He is called Arne, he is sixteen, and he eats like a boat. Nils is teaching him to plane. They do not talk, the two of them, for hours together; it is the liveliest conversation I have ever heard.

I did not burn it. I have it here. You said yes.

Anna`,
  },
  {
    date: '1944-01-09',
    from: 'edith',
    to: ['walter'],
    place: 'Whitby',
    tags: ['whitby', 'war'],
    title: 'A house with half a roof',
    content: `My dear husband,

I write that word to see what it looks like. It looks well.

I have found us a house. It is the narrow one in Henrietta Street, the third from the steps. It has half a roof and a view, and the view comes in through the other half. Mr Storr says that he can do it in slate if we find the slate, and I know where there is slate, and that is all that you need to know.

There is a cupboard under the stairs that is as dry as a biscuit. I have put your letters there, in a box. It is the first thing that lives in it.

Come and see it.

Edith`,
  },
  {
    date: '1944-08-27',
    dateText: 'August 1944, a Sunday',
    from: 'walter',
    to: ['edith'],
    place: 'Cherbourg',
    tags: ['war', 'navy'],
    title: 'A street with a piano in it',
    content: `My dear wife,

we have had six hours ashore. There is not much left of it, and in the middle of the street there stood a piano, by itself, with its lid open, as if somebody had just got up. A boy of ours sat down to it, from Hull, a stoker, whom I had never heard say anything. He played for an hour. People came out of the cellars.

I do not know what it was. I stood there with a loaf under my arm and thought: this I must tell Edith, and now I have told you, and it is nothing like it.

I am well and have all my buttons.

Your Walter`,
  },
  {
    date: '1945-05-08',
    from: 'anna',
    to: ['edith'],
    place: 'Göteborg',
    tags: ['göteborg', 'war'],
    title: 'Arne has gone home',
    content: `Dear Edith,

it is over and I cannot hear my own pen for the ships. They are all sounding at once, every one in the harbour, and Nils, my Nils, stood on the slip and shouted. I did not understand it. It was just a shout. I think that he had been saving it.

Arne left at noon in a boat that he had built himself, with a flag made of our tablecloth. He did not wait for papers. He said that he had come without any.

I sit here with the other half of the tablecloth and think of you, and of your time, which must be about now.

Send a card. One word.

Anna`,
  },
]
