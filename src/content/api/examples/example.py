import json
import os
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen


def get(path, **parameters):
    address = f"{os.environ['NAMNFYND_API']}{path}?{urlencode(parameters)}"
    key = os.environ["NAMNFYND_KEY"]
    try:
        with urlopen(Request(address, headers={"Authorization": f"Bearer {key}"})) as response:
            return json.load(response)
    except HTTPError as error:
        problem = json.load(error)
        raise SystemExit(f"{problem['title']}. {problem['detail']}")


for name in get("", generator="hundnamn", kon="tik", antal=12)["namn"]:
    print(name["namn"])

facts = get("/lookup", namn="Åsa")["fakta"]
print(f"{facts['barare']['kvinnor']} kvinnor heter Åsa")
