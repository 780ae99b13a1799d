import process from "node:process";

const { NAMNFYND_API, NAMNFYND_KEY } = process.env;

async function get(path: string, parameters: Record<string, string>) {
  const response = await fetch(`${NAMNFYND_API}${path}?${new URLSearchParams(parameters)}`, {
    headers: { authorization: `Bearer ${NAMNFYND_KEY}` },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.title}. ${answer.detail}`);
  return answer;
}

const dogs = await get("", { generator: "hundnamn", kon: "tik", antal: "12" });
for (const { namn } of dogs.namn) console.log(namn);

const { fakta } = await get("/lookup", { namn: "Åsa" });
console.log(`${fakta.barare.kvinnor} kvinnor heter Åsa`);
