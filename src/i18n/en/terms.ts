export const terms = {
  documentTitle: 'Terms · Nestling',
  title: 'How we treat each other here',
  lead: 'These are the rules of Nestling. They are short, so that everybody can read them. If you are a child, read them with a grown-up once.',
  sections: {
    yours: {
      title: 'What you make is yours',
      text: `You keep all rights to your worlds. When you publish one, you let everybody here play it, look inside, copy it and build on it. Every remix says whose idea it was. You can take a world back at any time; remixes that exist by then stay.`,
    },
    kind: {
      title: 'Be kind',
      text: `- Nobody is laughed at, threatened or left out, in no world, no name and no description.
- Nothing that scares small children on purpose, no hate, no blood and gore, nothing about sex.
- No real names, addresses, phone numbers, schools or photos of people, not your own and not those of others.`,
    },
    others: {
      title: 'Use what you may use',
      text: `Upload pictures, sounds and models only if you made them, or if whoever made them allows it. The models, worlds and sounds that come with Nestling you may use in your worlds as you like.`,
    },
    programs: {
      title: 'Programs that do no harm',
      text: `Programs run inside their world only. Do not try to break out of it, to get at other people’s things, or to keep the site from working for others. If you found a hole, tell us: [contact](/contact). That is no mischief, that is a help.`,
    },
    report: {
      title: 'If something is wrong',
      text: `Press Report on a world or a profile. Our team looks at it, and whoever made it is not told who you are. The team may hide or delete a world, and hide a profile with all its worlds. Whoever thinks that was a mistake can [say so](/contact).`,
    },
    age: {
      title: 'How old you have to be',
      text: `You may build without an account at any age. For an account of your own with an email you need the permission of your parents if you are under 16. In a class the school has asked for it: you come in by a class code, without an email.`,
    },
    promise: {
      title: 'What we promise, and what we cannot',
      text: `Nestling costs nothing here. We do our best that it runs and that nothing gets lost: every step is kept the moment you make it. Still it comes without a guarantee. Save what matters to you as a file now and then: in the workspace, under File.`,
    },
    changes: {
      title: 'When the rules change',
      text: `Then it says so here. Rules that matter for your data also change on the [privacy page](/privacy).`,
    },
  },
}
