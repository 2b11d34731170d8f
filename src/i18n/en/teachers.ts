export const teachers = {
  documentTitle: 'For teachers and coding workshops · Nestling',
  title: 'For teachers and coding workshops',
  lead: 'In one lesson every child builds a world, makes something move in it, and shows it. You need no training and they need no account.',
  pictureAlt: 'A tree house on a wooden tray, with a red dragon, a child and a chick',
  start: 'Try it yourself',
  lessonTitle: 'A first lesson, 45 minutes',
  lessonText: 'For 8 years and up. It works in pairs at one device, too.',
  lesson: {
    look: {
      time: '5 min',
      title: 'Look',
      text: 'Show the tree house at the projector: press Run, walk around, press Stop. Everything is where it was. Nothing can break.',
    },
    place: {
      time: '10 min',
      title: 'Place',
      text: 'Everybody opens the tree house and puts in three things from the shelf. Who is done turns them, makes them larger, moves them up.',
    },
    program: {
      time: '15 min',
      title: 'Program',
      text: 'One thing gets three blocks: when I am clicked, say hello, glide somewhere. Run, click it, change one number, run again.',
    },
    swap: {
      time: '10 min',
      title: 'Swap',
      text: 'Children change seats, play the world of somebody else, and say one thing that they liked and one idea.',
    },
    keep: {
      time: '5 min',
      title: 'Keep',
      text: 'Without an account the work stays in the browser of that device. Who wants to go on at home saves it as a file, or signs up and publishes it.',
    },
  },
  sections: {
    needs: {
      title: 'What you need',
      text: `- Any computer, Chromebook or tablet with a recent browser. There is nothing to install on it.
- Internet for the first time the page opens. After that the workshop also opens without it, and brings the work up later by itself.
- No email addresses and no real names.`,
    },
    learn: {
      title: 'What they learn',
      text: `- Space: three axes, turning, sizes, what is in front and what is behind.
- Programming: events, order, loops, conditions, variables, messages; first with blocks, then in the same project with JavaScript. Every stack of blocks shows the JavaScript that it means.
- Finding mistakes: errors are said in words and lead to the block or line; the debugger goes step by step; ten seconds can be taken back.
- Making something for others, and building on what others made.`,
    },
    together: {
      title: 'Together',
      text: `Several children can build in one world at the same time. Everybody sees who is where, what somebody has in hand, and undoes only what they did themselves.

A class has a code: children come in by it with a nickname and three secret pictures. You see who is there, look into their worlds while they build, and say what may be shown to others. Whoever runs this Nestling makes you a teacher; then your [dashboard](/dashboard) has a button “New class”.`,
    },
    see: {
      title: 'See what they did',
      text: `The history lists every step with name and time. With its slider you go back to any moment and bring back what got lost. A recording of a session can be saved and watched: how did this world come about?`,
    },
    safe: {
      title: 'Safe',
      text: `Private until somebody publishes. No chat with strangers, no advertising, no third parties. Names and texts are checked for words that hurt. All of it is on the [privacy page](/privacy).`,
    },
    own: {
      title: 'On your school’s own computer',
      text: `Nestling is free and open (MIT licence). A school can run it on one small computer of its own, so that no data leaves the building: its handbook has a page “Run it for a school”. Ask us anything: [contact](/contact).`,
    },
  },
}
