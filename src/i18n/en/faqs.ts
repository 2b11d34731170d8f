export const faqs = {
  documentTitle: 'Questions and answers · Nestling',
  title: 'Questions and answers',
  lead: 'What children, parents and teachers ask us.',
  more: 'Your question is not here?',
  write: 'Write to us',
  groups: {
    begin: 'Begin',
    build: 'Build and program',
    keep: 'Keep and find again',
    show: 'Show and share',
    grownUps: 'For grown-ups',
  },
  questions: {
    account: {
      title: 'Do I need an account?',
      text: `No. You can build, program and play without one. You need one to publish a world, to give a heart, to keep a copy of somebody else’s world and to build together with friends.`,
    },
    cost: { title: 'Does it cost anything?', text: `No, and there is no advertising either.` },
    device: {
      title: 'Which device do I need?',
      text: `A laptop, a Chromebook, a tablet or a phone with a recent browser. Building is easiest with a mouse and a keyboard; playing works everywhere. VR needs a headset whose browser can do WebXR, AR a phone or tablet with a camera.`,
    },
    age: {
      title: 'How old should I be?',
      text: `From about eight you manage alone. Younger ones build with somebody beside them.`,
    },
    blocks: {
      title: 'Blocks or JavaScript?',
      text: `Both. A tab is either blocks or JavaScript. Blocks always show you the JavaScript they mean, and “Turn into JavaScript” makes a new tab of it; your blocks stay.`,
    },
    own: {
      title: 'Can I use my own pictures, sounds and models?',
      text: `Yes: drop them into the workshop. Pictures (PNG, JPEG, WebP), sounds (MP3, OGG, WAV, M4A), videos (MP4, WebM) and models (GLB), 20 MB each at most. Use only what you made or may use.`,
    },
    stuck: {
      title: 'My program does nothing. Or not what I want.',
      text: `Look into the console below: mistakes are said there in words. The beetle goes through your code step by step, and a click beside a line stops there. Loose blocks that hang under no “when …” do nothing.`,
    },
    loop: {
      title: 'My world stands still.',
      text: `A loop probably never ends. Nestling notices after a moment, says which tab and line it was, and opens the world without running it. Nothing is lost.`,
    },
    lost: {
      title: 'Where is my world?',
      text: `Without an account it is in the browser where you built it: open the same start again and it goes on. With an account it is in your projects, on every device. What you deleted is in your bin for 30 days.`,
    },
    saved: {
      title: 'Do I have to save?',
      text: `No. Every step is kept at once; the line at the top says where: on this device, or on the server too. “History” brings back any moment.`,
    },
    offline: {
      title: 'Does it work without the internet?',
      text: `The workshop does, once it has been open before. What you did goes up by itself when there is a connection again. Publishing has to wait for that.`,
    },
    password: {
      title: 'I forgot my password.',
      text: `Press Log in, then Forgot password, and you get a code by email. If you are in a class and come in by secret pictures, ask your teacher.`,
    },
    publish: {
      title: 'Who can see my world?',
      text: `Nobody but you and those you invited, until you press Publish. What you change afterwards is private too, until you press Update.`,
    },
    code: {
      title: 'How do I show it on another device?',
      text: `Publish it, then Share: a link, a QR code, and six characters that can be typed behind /play/.`,
    },
    remix: {
      title: 'Somebody remixed my world!',
      text: `That is a compliment. Your name stays on it as the one whose idea it was. Your own world does not change.`,
    },
    safe: {
      title: 'Is it safe for my child?',
      text: `Worlds are private at first, there is no chat with strangers, and no third party learns anything. Names and texts are checked, everything can be reported, and a team looks at reports. All that is stored is on the [privacy page](/privacy).`,
    },
    data: {
      title: 'How do I get or delete my child’s data?',
      text: `Logged in, on the [privacy page](/privacy): download everything, or delete the account. Or [write to us](/contact).`,
    },
    school: {
      title: 'Can my school use it?',
      text: `Yes. See [the page for teachers](/teachers): a first lesson, what is needed, and how a school runs it on its own computer.`,
    },
  },
}
